/** A file of this system, or an address that ends as pictures do. */
const PICTURE = /\/files\/[0-9a-f-]{36}\?token=|\.(jpe?g|png|webp|gif)([?#]|$)/i

/** What is attached to a payment: pictures to be looked at, and what else lies at an address. */
export function attachmentsOf(field: string | null): { pictures: string[]; links: string[] } {
  const urls = field?.split(',').filter(Boolean) ?? []
  return {
    pictures: urls.filter((url) => PICTURE.test(url)),
    links: urls.filter((url) => !PICTURE.test(url)),
  }
}
