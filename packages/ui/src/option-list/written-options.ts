/** An option as a document says it: the value of its checkbox, its label, and the text of its count. */
export type WrittenOption = { value: string; label: string; count: string }

/** The options of all lists (`OptionList`) that a form has in the document, in the order in which they were given, by the name of their checkboxes. */
export function writtenOptions(form: ParentNode): Map<string, WrittenOption[]> {
  const lists = new Map<string, WrittenOption[]>()
  // Those that the list shows first, in the order of their places.
  const moved: { list: WrittenOption[]; place: number; option: WrittenOption }[] = []
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
