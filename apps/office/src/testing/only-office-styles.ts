import core from '@mantine/core/styles.css?inline'

/** Whether a style sheet is one of the site's kit: only those set the colour of its paper, or give the framework its brand. */
function isOfKit(sheet: CSSStyleSheet): boolean {
  return [...sheet.cssRules].some(
    (rule) =>
      rule instanceof CSSStyleRule &&
      (rule.style.getPropertyValue('--paper') !== '' ||
        rule.style.getPropertyValue('--mantine-primary-color-filled').includes('--brand')),
  )
}

/**
 * Gives the document the styles of the office alone: the framework's in full, and none of the site's kit. The returned function puts
 * back what was there.
 */
export function onlyOfficeStyles(): () => void {
  const kit = [...document.styleSheets].filter((sheet) => !sheet.disabled && isOfKit(sheet))
  const style = document.createElement('style')
  style.textContent = core
  // Before those of the office's own parts, which they must not overrule.
  document.head.prepend(style)
  for (const sheet of kit) sheet.disabled = true
  return () => {
    for (const sheet of kit) sheet.disabled = false
    style.remove()
    delete document.documentElement.dataset['mantineColorScheme']
  }
}
