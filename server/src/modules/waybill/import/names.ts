import type { Tx } from '../../../kernel/command/command.js'
import { plateForm } from '../../../kernel/values/forms.js'
import { folded, type Values as ValuesOf } from '../../import/index.js'
import type { ColumnKey } from './columns.js'
import { findNames, type Named, type NameKind } from './names.queries.js'

type Values = ValuesOf<ColumnKey>

/** Base data that the rows of a sheet name, found together. */
export class Names {
  private readonly byName: ReadonlyMap<string, readonly Named[]>

  private constructor(found: readonly Named[]) {
    const keyed = found.flatMap((named) =>
      [named.name, named.mobile].flatMap((name) => (name === null ? [] : [{ key: keyOf(named.kind, name), named }])),
    )
    const groups = Map.groupBy(keyed, ({ key }) => key)
    this.byName = new Map([...groups].map(([key, all]) => [key, all.map(({ named }) => named)]))
  }

  static async find(tx: Tx, rows: readonly { values: Values }[]): Promise<Names> {
    const wanted = (...keys: (keyof Values)[]) => [
      ...new Set(rows.flatMap(({ values }) => keys.flatMap((key) => values[key] ?? []))),
    ]
    const found = await findNames(tx, {
      people: wanted('captainName', 'driverName'),
      plates: wanted('truckCode'),
      cardNos: wanted('cardNo'),
    })
    return new Names(found)
  }

  /** Base data of a kind by name, in the form in which names are compared. */
  named(kind: NameKind, name: string | undefined): readonly Named[] {
    return name === undefined ? [] : (this.byName.get(keyOf(kind, name)) ?? [])
  }
}

const keyOf = (kind: NameKind, name: string): string => `${kind}:${kind === 'truck' ? plateForm(name) : folded(name)}`
