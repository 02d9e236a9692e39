import { useCommand } from '../../../apollo/useCommand'
import { formatDateTime } from '../../../ui/format/date'
import { formatPrice } from '../../../ui/format/decimal'
import { type BaseDataKind, useOne } from '../../basedata/kit'
import { Fields } from './Fields'
import {
  CreateProjectPriceDocument,
  DeleteProjectPriceDocument,
  ProjectPriceDocument,
  type ProjectPriceRowFragment,
  RestoreProjectPriceDocument,
  RetireProjectPriceDocument,
  UpdateProjectPriceDocument,
} from './project-price.generated'
import { modeOf, siteOf, validityOf } from './rows'
import { texts } from './texts'
import { emptyValues, inputOf, type Values, valuesOf } from './values'

const { fields } = texts

function useVerbs() {
  const create = useCommand(CreateProjectPriceDocument).run
  const update = useCommand(UpdateProjectPriceDocument).run
  const retire = useCommand(RetireProjectPriceDocument).run
  const restore = useCommand(RestoreProjectPriceDocument).run
  const remove = useCommand(DeleteProjectPriceDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: ProjectPriceRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: ProjectPriceRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: ProjectPriceRowFragment) => remove({ id }),
  }
}

/** What a project's price says of itself. */
export const kind: BaseDataKind<ProjectPriceRowFragment, Values> = {
  texts,
  importKind: 'PRICE',
  param: 'projectPrice',
  useOne: (id) => useOne(ProjectPriceDocument, id, (data) => data.projectPrice),
  useVerbs,
  // A project has many: what is asked about one says which.
  nameOf: (row) => [row.projectName, modeOf(row), row.soilType].join(' · '),
  aboutOf: (row) => [siteOf(row), formatPrice(row.price, 'ANY')].filter(Boolean).join(' · '),
  factsOf: (row) => [
    [fields.tpMode, modeOf(row)],
    [fields.soilType, row.soilType],
    [fields.garbageName, siteOf(row)],
    [fields.price, formatPrice(row.price, 'ANY')],
    [texts.valid, validityOf(row), true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  cardFactsOf: (row) => [siteOf(row) ?? '', formatPrice(row.price, 'ANY'), validityOf(row)].filter(Boolean),
  emptyValues,
  valuesOf,
  Fields,
}
