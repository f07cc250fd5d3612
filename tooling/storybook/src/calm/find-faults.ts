/** The description of a fault: the element and its text. */
const describe = (element: Element) => `<${element.localName}> ${(element.textContent ?? '').trim().slice(0, 40)}`

/** Elements with animations or transitions under `prefers-reduced-motion`. */
export function animatedElements(document: Document): string[] {
  const animated = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target)
  const ready = [...document.querySelectorAll('body, body *')].filter((element) => {
    const { transitionDuration, transitionProperty, scrollBehavior } = getComputedStyle(element)
    const changes = transitionProperty !== 'none' && /[1-9]/.test(transitionDuration)
    return changes || scrollBehavior === 'smooth'
  })
  return [...animated.filter((element) => element instanceof Element), ...ready].map(describe)
}

/** How many ancestors are searched for a control's border: a field shares one with its prefix or unit. */
const NEAR = 3

/** Whether the element has a border or underline that forced colours keep. */
function hasBorder(element: Element): boolean {
  const { borderStyle, borderWidth, outlineStyle, textDecorationLine } = getComputedStyle(element)
  const bordered = borderStyle.replaceAll('none', '').trim() !== '' && /[1-9]/.test(borderWidth)
  return bordered || outlineStyle !== 'none' || textDecorationLine !== 'none'
}

/**
 * Visible controls that cannot be recognised in forced colours, which remove backgrounds: no border, no underline, no icon,
 * and no native appearance.
 */
export function borderlessControls(document: Document): string[] {
  return [...document.querySelectorAll('button, select, textarea, input:not([type=hidden])')]
    .filter((control) => control.checkVisibility({ opacityProperty: true }) && control.clientWidth > 1)
    .filter((control) => control.querySelector('svg, img') === null)
    .filter(
      (control) => !control.matches('input') || getComputedStyle(control).appearance === 'none' || isText(control),
    )
    .filter((control) => {
      const around: Element[] = [control]
      for (let step = 0; step < NEAR; step += 1) around.push(around.at(-1)?.parentElement ?? control)
      return !around.some(hasBorder)
    })
    .map(describe)
}

/** Browsers draw ticks, sliders and the like by themselves, but fields only in their borders. */
function isText(control: Element): boolean {
  return control instanceof HTMLInputElement && !['checkbox', 'radio', 'range', 'file', 'color'].includes(control.type)
}
