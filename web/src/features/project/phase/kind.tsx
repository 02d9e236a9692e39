import { useCommand } from '../../../apollo/useCommand'
import { formatDateTime } from '../../../ui/format/date'
import { formatMoney, formatPrice } from '../../../ui/format/decimal'
import { type BaseDataKind, useOne } from '../../basedata/kit'
import { PhaseFields } from './PhaseFields'
import {
  CreateProjectPhaseDocument,
  DeleteProjectPhaseDocument,
  ProjectPhaseDocument,
  type ProjectPhaseRowFragment,
  RestoreProjectPhaseDocument,
  RetireProjectPhaseDocument,
  UpdateProjectPhaseDocument,
} from './phase.generated'
import { cubicOf, daysOf } from './rows'
import { texts } from './texts'
import { emptyValues, inputOf, type Values, valuesOf } from './values'

const { fields } = texts

function useVerbs() {
  const create = useCommand(CreateProjectPhaseDocument).run
  const update = useCommand(UpdateProjectPhaseDocument).run
  const retire = useCommand(RetireProjectPhaseDocument).run
  const restore = useCommand(RestoreProjectPhaseDocument).run
  const remove = useCommand(DeleteProjectPhaseDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: ProjectPhaseRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: ProjectPhaseRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: ProjectPhaseRowFragment) => remove({ id }),
  }
}

/** What a phase says of itself. */
export const kind: BaseDataKind<ProjectPhaseRowFragment, Values> = {
  texts,
  permissions: { add: 'chain:project:add', edit: 'chain:project:edit' },
  importKind: 'PHASE',
  param: 'projectPhase',
  useOne: (id) => useOne(ProjectPhaseDocument, id, (data) => data.projectPhase),
  useVerbs,
  // Every project may have a first phase: what is asked about one says whose it is.
  nameOf: (row) => `${row.projectName} · ${row.phaseName}`,
  aboutOf: daysOf,
  factsOf: (row) => [
    [fields.projectName, row.projectName, true],
    [texts.days, daysOf(row), true],
    [fields.planCubic, cubicOf(row.planCubic)],
    [fields.surveyedCubic, cubicOf(row.surveyedCubic)],
    [fields.planTransportCost, formatMoney(row.planTransportCost)],
    [fields.planCubicPrice, formatPrice(row.planCubicPrice, 'CUBIC')],
    [fields.remark, row.remark, true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  cardFactsOf: (row) => [daysOf(row), cubicOf(row.planCubic), row.remark].filter(Boolean),
  emptyValues,
  valuesOf,
  Fields: PhaseFields,
}
