import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import { chosenIn } from '../../../ui/form/ChoicesField'
import { formatDateTime } from '../../../ui/format/date'
import { formatMoney, formatPrice } from '../../../ui/format/decimal'
import { type BaseDataKind, mergeTexts, mergingOf, useOne } from '../../basedata/kit'
import { SurveysOf } from '../survey'
import { PhaseFields } from './PhaseFields'
import {
  CreateProjectPhaseDocument,
  DeleteProjectPhaseDocument,
  MergeProjectPhasesDocument,
  ProjectPhaseDocument,
  ProjectPhaseMergeChoicesDocument,
  type ProjectPhaseRowFragment,
  RestoreProjectPhaseDocument,
  RetireProjectPhaseDocument,
  UpdateProjectPhaseDocument,
} from './phase.generated'
import { cubicOf, daysOf, ruleOf, truckOf } from './rows'
import { texts } from './texts'
import { usePhaseChoices } from './usePhaseChoices'
import { emptyValues, inputOf, soilOfValue, type Values, valuesOf } from './values'

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

/** What was chosen by its names, where two people changed a phase. */
function useShown() {
  const { dumpSites } = usePhaseChoices()
  const names = new Map(dumpSites.map(({ id, name }) => [id, name]))
  return (field: string, value: string) => {
    if (field === 'garbageIds')
      return chosenIn(value)
        .map((id) => names.get(id) ?? texts.gone)
        .join('、')
    return field === 'soilTypes' ? chosenIn(value).map(soilOfValue).join('、') : value
  }
}

/** What a phase says of itself. */
export const kind: BaseDataKind<ProjectPhaseRowFragment, Values> = {
  texts: { ...texts, fields: { ...fields, garbageIds: fields.garbageNames } },
  permissions: { add: 'chain:project:add', edit: 'chain:project:edit' },
  importKind: 'PHASE',
  param: 'projectPhase',
  useOne: (id) => useOne(ProjectPhaseDocument, id, (data) => data.projectPhase),
  useVerbs,
  ...mergingOf<ProjectPhaseRowFragment>({
    what: texts.what,
    permission: 'chain:project:edit',
    nameOf: (row) => row.phaseName,
    document: MergeProjectPhasesDocument,
    useChoices: (name) =>
      useQuery(ProjectPhaseMergeChoicesDocument, { variables: { name }, fetchPolicy: 'no-cache' }).data,
  }),
  useShown,
  // Every project may have a first phase: what is asked about one says whose it is.
  nameOf: (row) => `${row.projectName} · ${row.phaseName}`,
  aboutOf: daysOf,
  factsOf: (row) => [
    [fields.projectName, row.projectName, true],
    [texts.days, daysOf(row), true],
    [fields.planCubic, cubicOf(row.planCubic)],
    [fields.planTransportCost, formatMoney(row.planTransportCost)],
    [fields.planCubicPrice, formatPrice(row.planCubicPrice, 'CUBIC')],
    [fields.truckCubic, truckOf(row.truckCubic)],
    [texts.rule, ruleOf(row), true],
    [fields.remark, row.remark, true],
    [fields.mergedIntoName, row.mergedIntoName],
    [fields.mergedNames, row.mergedNames, true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  Beside: ({ row }) => <SurveysOf phase={row} />,
  cardFactsOf: (row) =>
    [
      daysOf(row),
      cubicOf(row.planCubic),
      row.remark,
      row.mergedIntoName && mergeTexts.mergedInto(row.mergedIntoName),
    ].filter(Boolean),
  emptyValues,
  valuesOf,
  Fields: PhaseFields,
}
