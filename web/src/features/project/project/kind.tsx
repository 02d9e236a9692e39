import { useQuery } from '@apollo/client/react'
import { useCommand } from '../../../apollo/useCommand'
import type { ProjectInput } from '../../../gql/types.generated'
import { chosenIn, chosenText } from '../../../ui/form/ChoicesField'
import { formatDateTime } from '../../../ui/format/date'
import { type BaseDataKind, mergeTexts, mergingOf, useOne } from '../../basedata/kit'
import { PhasesOf } from '../phase'
import { ProjectFields } from './ProjectFields'
import {
  BaseProjectDocument,
  type BaseProjectRowFragment,
  CreateProjectDocument,
  DeleteProjectDocument,
  MergeBaseProjectsDocument,
  ProjectMergeChoicesDocument,
  RestoreProjectDocument,
  RetireProjectDocument,
  UpdateProjectDocument,
} from './project.generated'
import { placeOf, shiftsOf, ticketsOf } from './rows'
import { texts } from './texts'
import { useProjectForm } from './useProjectForm'

const { fields } = texts

/** The form as its controls hold it; "" is nothing, ids are parted by commas, "1" and "0" are yes and no. */
type Values = Record<
  'projectName' | 'address' | 'lng' | 'lat' | 'dayStart' | 'nightStart' | 'garbageIds' | 'soilTypeIds' | 'usesTickets',
  string
>

const said = (text: string) => text.trim() || null

const inputOf = (values: Values): ProjectInput => ({
  projectName: values.projectName.trim(),
  address: said(values.address),
  lng: said(values.lng),
  lat: said(values.lat),
  dayStart: said(values.dayStart),
  nightStart: said(values.nightStart),
  garbageIds: chosenIn(values.garbageIds),
  soilTypeIds: chosenIn(values.soilTypeIds),
  usesTickets: values.usesTickets === '1',
})

function useVerbs() {
  const create = useCommand(CreateProjectDocument).run
  const update = useCommand(UpdateProjectDocument).run
  const retire = useCommand(RetireProjectDocument).run
  const restore = useCommand(RestoreProjectDocument).run
  const remove = useCommand(DeleteProjectDocument).run
  return {
    create: (values: Values) => create({ input: inputOf(values) }),
    update: ({ id }: BaseProjectRowFragment, version: number, values: Values) =>
      update({ id, version, input: inputOf(values) }),
    setEnabled: ({ id }: BaseProjectRowFragment, enabled: boolean) => (enabled ? restore : retire)({ id }),
    remove: ({ id }: BaseProjectRowFragment) => remove({ id }),
  }
}

/** Ids by their names, where two people changed a project. */
function useShown() {
  const { dumpSites, soilTypes } = useProjectForm()
  const names = new Map([...dumpSites, ...soilTypes].map(({ id, name }) => [id, name]))
  return (field: string, value: string) => {
    if (field === 'usesTickets') return value === '1' ? texts.yes : texts.no
    return field.endsWith('Ids')
      ? chosenIn(value)
          .map((id) => names.get(id) ?? texts.gone)
          .join('、')
      : value
  }
}

/** What a project says of itself. */
export const kind: BaseDataKind<BaseProjectRowFragment, Values> = {
  texts: { ...texts, fields: { ...fields, garbageIds: fields.garbageNames, soilTypeIds: fields.soilTypes } },
  permissions: { add: 'chain:project:add', edit: 'chain:project:edit' },
  importKind: 'PROJECT',
  param: 'project',
  useOne: (id) => useOne(BaseProjectDocument, id, (data) => data.baseProject),
  useVerbs,
  ...mergingOf<BaseProjectRowFragment>({
    what: texts.what,
    permission: 'chain:project:edit',
    nameOf: (row) => row.projectName,
    document: MergeBaseProjectsDocument,
    useChoices: (name) => useQuery(ProjectMergeChoicesDocument, { variables: { name }, fetchPolicy: 'no-cache' }).data,
  }),
  useShown,
  nameOf: (row) => row.projectName,
  aboutOf: (row) => row.address ?? '',
  factsOf: (row) => [
    [fields.address, row.address, true],
    [texts.shifts, shiftsOf(row)],
    [fields.usesTickets, ticketsOf(row)],
    [fields.garbageNames, row.garbageNames ?? texts.allSites, true],
    [fields.soilTypes, row.soilTypes ?? texts.allSoils, true],
    [texts.place, placeOf(row)],
    [fields.mergedIntoName, row.mergedIntoName],
    [fields.mergedNames, row.mergedNames, true],
    [fields.createTime, formatDateTime(row.createTime)],
    [fields.updateTime, formatDateTime(row.updateTime)],
  ],
  Beside: ({ row }) => <PhasesOf projectInfoId={row.id} projectName={row.projectName} />,
  cardFactsOf: (row) =>
    [
      row.address,
      row.garbageNames,
      row.soilTypes,
      row.mergedIntoName && mergeTexts.mergedInto(row.mergedIntoName),
    ].filter(Boolean),
  emptyValues: {
    projectName: '',
    address: '',
    lng: '',
    lat: '',
    dayStart: '',
    nightStart: '',
    garbageIds: '',
    soilTypeIds: '',
    usesTickets: '0',
  },
  valuesOf: (row) => ({
    projectName: row.projectName,
    address: row.address ?? '',
    lng: row.lng ?? '',
    lat: row.lat ?? '',
    dayStart: row.dayStart,
    nightStart: row.nightStart,
    garbageIds: chosenText(row.garbageIds),
    soilTypeIds: chosenText(row.soilTypeIds),
    usesTickets: row.usesTickets ? '1' : '0',
  }),
  Fields: ProjectFields,
}
