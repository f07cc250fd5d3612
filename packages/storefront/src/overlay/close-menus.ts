/** Closes an open menu when something outside of it is pressed: it loses no focus to what can have none, such as a text. */
export function closeMenus(): void {
  addEventListener('pointerdown', ({ target }) => {
    for (const menu of document.querySelectorAll('details[name="site-menu"][open]'))
      if (target instanceof Node && !menu.contains(target)) menu.removeAttribute('open')
  })
}
