import { posix } from 'node:path'
import type { Part } from '../excel/reading/directory.js'
import { contentOf } from '../excel/reading/unpack.js'
import { childrenOf, elementsIn, nameOf, rootOf, textIn, type Xml } from './xml.js'

const ROOT = 'OFD.xml'

/**
 * Parts of an OFD and their references: OFD.xml names the document, the document its pages and templates, a page its
 * templates.
 */
export class OfdParts {
  private readonly file: Buffer
  private readonly parts: readonly Part[]
  private readonly byName: ReadonlyMap<string, Part>

  constructor(file: Buffer, parts: readonly Part[]) {
    this.file = file
    this.parts = parts
    this.byName = new Map(parts.map((part) => [keyOf(part.name), part]))
  }

  /** Whether the root is missing, or two parts have the name of one, so that readers could differ, which is a trick. */
  areAmbiguous(): boolean {
    return !this.byName.has(keyOf(ROOT)) || this.byName.size < this.parts.length
  }

  rootsNamed(pattern: RegExp): Xml[] {
    return this.parts.filter(({ name }) => pattern.test(name)).flatMap((part) => this.rootOfPart(part) ?? [])
  }

  /**
   * First pages in the document's list, whatever their order in the file; each with its templates, which have the
   * labels that are the same on every invoice.
   */
  pages(most: number): Xml[][] {
    const place = textIn(this.at(ROOT), 'DocRoot')
    const document = place === undefined ? undefined : this.at(place)
    if (!place || !document) return []
    const [list] = elementsIn(document, 'Pages')
    const listed = list ? childrenOf(list).filter((element) => nameOf(element) === 'Page') : []
    const templates = new Map(
      elementsIn(document, 'TemplatePage').map(({ attributes }) => [attributes.ID, attributes.BaseLoc]),
    )
    const named = (location: string | undefined): Xml[] => {
      const root = location === undefined ? undefined : this.at(location, place)
      return root ? [root] : []
    }
    return listed.slice(0, most).flatMap(({ attributes: { BaseLoc } }) =>
      named(BaseLoc).map((page) => {
        const uses = elementsIn(page, 'Template').slice(0, most)
        return [page, ...uses.flatMap(({ attributes }) => named(templates.get(attributes.TemplateID)))]
      }),
    )
  }

  /**
   * Part by the path in another part: relative to that part, or to the root of the file, which some write without a
   * slash.
   */
  private at(location: string, from = ''): Xml | undefined {
    const beside = posix.join(posix.dirname(from), location.trim())
    const name = location.startsWith('/') ? location : beside
    const part = this.byName.get(keyOf(name)) ?? this.byName.get(keyOf(location.trim()))
    return part && this.rootOfPart(part)
  }

  private rootOfPart(part: Part): Xml | undefined {
    return rootOf(contentOf(this.file, part))
  }
}

const keyOf = (name: string): string => posix.normalize(`/${name}`).toLowerCase()
