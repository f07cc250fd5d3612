/** How a fault is told apart: the element and what it says. */
const describe = (element: Element) => `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}`

/** Elements that move, or would move when they change, where the reader asked for less motion. */
export function movingThings(document: Document): string[] {
  const animated = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target)
  const ready = [...document.querySelectorAll('body, body *')].filter((element) => {
    const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element)
    const changes = transitionProperty !== 'none' && /[1-9]/.test(transitionDuration)
    return changes || scrollBehavior === 'smooth'
  })
  return [...animated.filter((element) => element instanceof Element), ...ready].map(describe)
}

/** Steps from a control up to the frame that may stand for its own: a prefix or a unit shares one with its field. */
const NEAR = 3

/** Whether something is drawn around or under the element that forced colours leave there. */
function hasEdge(element: Element): boolean {
  const { borderStyle, borderWidth, outlineStyle, textDecorationLine } = getComputedStyle(element)
  const bordered = borderStyle.replaceAll('none', '').trim() !== '' && /[1-9]/.test(borderWidth)
  return bordered || outlineStyle !== 'none' || textDecorationLine !== 'none'
}

/**
 * Visible controls that nothing sets apart once the system has taken all grounds away: no border, no underline, no icon, and no look
 * of the browser's own.
 */
export function controlsWithoutEdge(document: Document): string[] {
  return [...document.querySelectorAll('button, select, textarea, input:not([type=hidden])')]
    .filter((control) => control.checkVisibility({ opacityProperty: true }) && control.clientWidth > 1)
    .filter((control) => control.querySelector('svg, img') === null)
    .filter(
      (control) => !control.matches('input') || getComputedStyle(control).appearance === 'none' || isText(control),
    )
    .filter((control) => {
      const around: Element[] = [control]
      for (let step = 0; step < NEAR; step += 1) around.push(around.at(-1)?.parentElement ?? control)
      return !around.some(hasEdge)
    })
    .map(describe)
}

/** Browsers draw ticks, sliders and the like by themselves, but fields only in their borders. */
function isText(control: Element): boolean {
  return control instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file', 'color'].includes(control.type)
}
