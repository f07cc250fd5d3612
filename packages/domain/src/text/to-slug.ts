/** A name as a slug: `Béni Mellal` becomes `beni-mellal`, `Citroën` `citroen`. Empty where nothing is left. */
export function toSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
