/** An option as the server rendered it: the value of its checkbox, its label, and the text of its count. */
export type RenderedOption = { value: string; label: string; count: string }

/** The options of each `OptionList` of a form by the name of its checkboxes, in their original order. */
export function renderedOptions(form: ParentNode): Map<string, RenderedOption[]> {
  const lists = new Map<string, RenderedOption[]>()
  // Checked options are rendered first, with their original index.
  const moved: { list: RenderedOption[]; place: number; option: RenderedOption }[] = []
  for (const box of form.querySelectorAll<HTMLInputElement>('li input')) {
    const { name, value, nextElementSibling: label } = box
    const list = lists.get(name) ?? []
    lists.set(name, list)
    const count = label?.nextElementSibling?.textContent ?? ''
    const option = { value, label: label?.textContent ?? '', count }
    const place = box.closest('li')?.dataset['place']
    if (place === undefined) list.push(option)
    else moved.push({ list, place: Number(place), option })
  }
  for (const { list, place, option } of moved) list.splice(place, 0, option)
  return lists
}
