import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { soilInputLengths as lengths } from '../../../gql/lengths.generated'
import type { SoilInput } from '../../../gql/types.generated'
import { CountField } from '../../../ui/form/CountField'
import { QuantityField } from '../../../ui/form/choice-fields'
import { TextField } from '../../../ui/form/fields'
import { formatDateTime } from '../../../ui/format/date'
import { formatCount, type Quantity } from '../../../ui/format/decimal'
import { cleanQuantity } from '../../../ui/format/typed'
import { type BaseDataKind, mergeTexts, mergingOf, useOne } from '../../basedata/kit'
import { densityOf } from './rows'
import {
  CreateSoilDocument,
  DeleteSoilDocument,
  MergeSoilsDocument,
  RestoreSoilDocument,
  RetireSoilDocument,
  SoilDocument,
  SoilMergeChoicesDocument,
  type SoilRowFragment,
  UpdateSoilDocument,
} from './soil.generated'
import { texts } from './texts'

const { fields } = texts

/** The server takes no higher place. */
const LAST = 9999

/** The form as its controls hold it; "" is nothing. */
type Values = Record<'name' | 'tonsPerCubic' | 'sort', string>

// The fields have looked at it, and the server says what else is wrong.
const inputOf = ({ name, tonsPerCubic, sort }: Values): SoilInput => ({
  name: name.trim(),
  tonsPerCubic: (cleanQuantity(tonsPerCubic) || null) as Quantity | null,
  sort: sort === '' ? null : Number(sort),
})

function useVerbs() {
  const create = useCommand(CreateSoilDocument).run
  const update = useCommand(UpdateSoilDocument).run
  const retire = useCommand(RetireSoilDocument).run
  const restore = useCommand(RestoreSoilDocument).run
  const remove = useCommand(DeleteSoilDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: SoilRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: SoilRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: SoilRowFragment) => remove({ id }),
  }
}

const Fields = () => (
  <>
    <TextField name="name" label={fields.name} required maxLength={lengths.name} hint={texts.nameHint} />
    <QuantityField name="tonsPerCubic" label={texts.inTons(fields.tonsPerCubic)} />
    <CountField name="sort" label={fields.sort} most={LAST} hint={texts.sortHint} />
  </>
)

/** What a soil says of itself. */
export const kind: BaseDataKind<SoilRowFragment, Values> = {
  texts,
  param: 'soil',
  importKind: 'SOIL',
  useOne: (id) => useOne(SoilDocument, id, (data) => data.soil),
  useVerbs,
  ...mergingOf<SoilRowFragment>({
    what: texts.what,
    nameOf: (row) => row.name,
    document: MergeSoilsDocument,
    useChoices: (name) => useQuery(SoilMergeChoicesDocument, { variables: { name }, fetchPolicy: 'no-cache' }).data,
  }),
  nameOf: (row) => row.name,
  aboutOf: (row) => densityOf(row) ?? '',
  factsOf: (row) => [
    [fields.tonsPerCubic, densityOf(row)],
    [fields.sort, formatCount(row.sort)],
    [fields.mergedIntoName, row.mergedIntoName],
    [fields.mergedNames, row.mergedNames, true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  cardFactsOf: (row) =>
    [densityOf(row), row.mergedIntoName && mergeTexts.mergedInto(row.mergedIntoName)].filter(Boolean),
  emptyValues: { name: '', tonsPerCubic: '', sort: '' },
  valuesOf: (row) => ({
    name: row.name,
    tonsPerCubic: row.tonsPerCubic ?? '',
    sort: row.sort === 0 ? '' : String(row.sort),
  }),
  Fields,
}
