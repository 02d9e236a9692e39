/** Name of a new aggregate, in every spelling that the files need; templates name these by `{{key}}`. */
export interface Noun {
  /** Its domain, such as fleet. */
  domain: string
  /** Folder and files: weigh-bridge, and several of them: weigh-bridges. */
  slug: string
  slugs: string
  /** In prose: weigh bridges, Weigh bridges. */
  words: string
  Words: string
  /** In code: weighBridge, weighBridges, WeighBridge, WeighBridges. */
  one: string
  many: string
  Type: string
  Types: string
  /** The sheet and its place among enum values: WEIGH_BRIDGES. */
  LIST: string
  /** The table, and the stem of the permissions: weigh_bridge, weighbridge. */
  table: string
  key: string
  /** In Chinese: 地磅. */
  label: string
}

const SPOT = /^([a-z]+)\/([a-z]+(?:-[a-z]+)*)$/

interface Options {
  label?: string | undefined
  plural?: string | undefined
}

/** @throws what is missing or cannot be a name, said to whoever typed it */
export function nounOf(spot: string | undefined, { label, plural }: Options): Noun {
  const [, domain, slug] = SPOT.exec(spot ?? '') ?? []
  if (!domain || !slug)
    throw new Error('usage: npm run new -- <domain>/<aggregate> --label 地磅 [--plural weigh-bridges]')
  if (!label || !/^\p{Script=Han}+$/u.test(label)) throw new Error('--label says in Chinese what one of them is called')
  const slugs = plural ?? pluralOf(slug)
  if (slugs === slug) throw new Error('--plural says in English what several of them are called')
  const words = slugs.replaceAll('-', ' ')
  const pascal = (name: string) => name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())
  const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return {
    ...{ domain, slug, slugs, label },
    ...{ words, Words: words.charAt(0).toUpperCase() + words.slice(1) },
    ...{ one: camel(slug), many: camel(slugs), Type: pascal(slug), Types: pascal(slugs) },
    LIST: slugs.replaceAll('-', '_').toUpperCase(),
    table: slug.replaceAll('-', '_'),
    key: slug.replaceAll('-', ''),
  }
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
}

/** A template with the noun in place of `{{key}}`; a gap that is no spelling of it is a fault of the template. */
export const filled = (text: string, noun: Noun & Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (gap, key: string) => {
    const value = noun[key]
    if (value === undefined) throw new Error(`no spelling of a noun is called ${gap}`)
    return value
  })
