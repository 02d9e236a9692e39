import type { World } from '../../domain.js'
import { type ImportColumn, type ImportDefinition, type Importing, importingOf } from '../../import/index.js'
import { type BaseData, permissionsOf } from '../definition.js'
import { kindOf } from './cells.js'
import { type BaseDataColumn, type BaseDataImport, knownKeys } from './definition.js'
import { basedataImportTexts as texts } from './texts.js'
import { BaseDataImportWork, type Service } from './work.js'

const EXAMPLE = '示例'

/** Definition of a kind's sheets, from its fields and the other names of its columns. */
function definitionOf<Input extends object, Key extends string>(
  { entity, what, fields, permissions }: Pick<BaseData<Input>, 'entity' | 'what' | 'fields' | 'permissions'>,
  { kind, columns, notes, ...asked }: BaseDataImport<Key>,
): ImportDefinition<Key> {
  const all = Object.entries(columns) as [Key, BaseDataColumn][]
  const known = knownKeys(asked)
  const leading = known[0] as Key
  const titleOf = (key: Key) => columns[key].title ?? fields[key]?.label ?? key
  // Two columns identify the row of headings: required ones first, then optional ones.
  const headings = all.toSorted(([, one], [, other]) => Number(other.required ?? false) - Number(one.required ?? false))
  return {
    name: entity,
    kind,
    words: texts.words(
      what,
      headings.slice(0, 2).map(([key]) => titleOf(key)),
      known.map(titleOf),
      notes,
    ),
    permission: permissionsOf({ permissions }).add,
    filePurpose: 'DATA_IMPORT',
    columns: Object.fromEntries(
      all.map(([key, { title: _, names: __, form: ___, cells: ____, ...column }]): [Key, ImportColumn] => [
        key,
        { ...column, title: titleOf(key), kind: key },
      ]),
    ) as Record<Key, ImportColumn>,
    kinds: Object.fromEntries(all.map(([key, column]) => [key, kindOf(column, fields[key])])),
    example: { column: leading, value: EXAMPLE },
    shown: [],
    sameness: (values) => ({ key: known.map((key) => values[key] ?? '').join('\n'), column: leading }),
  }
}

/** Import of a kind of base data, for the `imports` of its domain's face. */
export function basedataImporting<Input extends object, Key extends string>(
  world: World,
  service: Service<Input>,
  asks: BaseDataImport<Key>,
): Importing<Key> {
  const definition = definitionOf(service.data, asks)
  return importingOf(world, definition, new BaseDataImportWork(service, asks, definition))
}
