import { posix } from 'node:path'
import type { Part } from '../excel/reading/directory.js'
import { contentOf } from '../excel/reading/unpack.js'
import { childrenOf, elementsIn, nameOf, rootOf, textIn, type Xml } from './xml.js'

const ROOT = 'OFD.xml'

/** The parts of an OFD, and how they name each other: OFD.xml the document, the document its pages and templates, a page its templates. */
export class OfdParts {
  private readonly file: Buffer
  private readonly parts: readonly Part[]
  private readonly byName: ReadonlyMap<string, Part>

  constructor(file: Buffer, parts: readonly Part[]) {
    this.file = file
    this.parts = parts
    this.byName = new Map(parts.map((part) => [keyOf(part.name), part]))
  }

  /** Without a root, or with a part that two readers would look for in two places, which is a trick. */
  areAmbiguous(): boolean {
    return !this.byName.has(keyOf(ROOT)) || this.byName.size < this.parts.length
  }

  rootsNamed(pattern: RegExp): Xml[] {
    return this.parts.filter(({ name }) => pattern.test(name)).flatMap((part) => this.rootOfPart(part) ?? [])
  }

  /**
   * The first pages that the document lists, in its order, whatever else the file holds and however it is packed; each with the templates
   * that it names, which bear the labels that are the same on every invoice.
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

  /** A part by where another one says that it lies: beside that one, or counted from the file's root, as some write without a slash, too. */
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
