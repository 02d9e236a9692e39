import type { Actor } from '../../../kernel/command/actor.js'
import type { Em } from '../../../kernel/sql/database.js'
import { byName, folded, namesIn, spelled } from '../../import/index.js'
import type { BaseDataColumn, NamedRow, Reference } from './definition.js'
import { basedataImportTexts as texts } from './texts.js'

/** Base data by the names in a sheet's columns, read in one statement for each column. */
export class Names {
  private constructor(private readonly byName: ReadonlyMap<Reference, ReadonlyMap<string, NamedRow[]>>) {}

  static async find(
    reader: { em: Em; actor: Actor },
    columns: readonly BaseDataColumn[],
    wanted: (column: BaseDataColumn) => boolean = () => true,
  ): Promise<Names> {
    const found = new Map<Reference, ReadonlyMap<string, NamedRow[]>>()
    for (const column of columns) {
      if (!column.names || !wanted(column)) continue
      const rows = await column.names.find(reader)
      found.set(
        column.names,
        byName(rows, ({ name, also }) => [name, also ?? name]),
      )
    }
    return new Names(found)
  }

  /** Id or ids that a cell names, or the fault of the cell. */
  idOf(reference: Reference, text: string): { id: string | string[] } | { fault: string } {
    if (!reference.several) return this.one(reference, text)
    const ids: string[] = []
    for (const name of namesIn(text)) {
      const found = this.one(reference, name)
      if ('fault' in found) return found
      ids.push(found.id)
    }
    return { id: [...new Set(ids)] }
  }

  private one(reference: Reference, name: string): { id: string } | { fault: string } {
    const all = this.byName.get(reference)?.get(folded(name)) ?? []
    const inUse = all.filter(({ enabled }) => enabled)
    const open = spelled(inUse, name, (one) => one.name)
    const [first, second] = open
    if (second) return { fault: texts.severalNamed(reference, name, open.length) }
    if (first) return { id: first.id }
    return { fault: (all.length > 0 ? texts.disabledName : texts.unknownName)(reference.what, name) }
  }
}
