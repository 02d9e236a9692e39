import type { SettlementFilter, SettlementSortField } from '../../../gql/types.generated'
import { enumOptions, namedOptions } from '../../../ui/form/options'
import { toDateTimeRange } from '../../../ui/format/date'
import { param } from '../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../ui/list/useListState'
import type { SearchField } from '../../../ui/search-form/types'
import { equalFourEyesOff, fourEyesOffSearch } from '../../company/settings'
import { texts } from './texts'

const STATUSES = ['PENDING', 'APPROVED', 'PAID', 'REJECTED', 'SUPERSEDED'] as const
const defaultSort: SortItem<SettlementSortField>[] = [{ field: 'CREATE_TIME', direction: 'DESC' }]

export const config = {
  filters: {
    settleNo: param.text(),
    settleNos: param.texts(),
    projectId: param.text(),
    agentName: param.text(),
    settleName: param.text(),
    status: param.choice(STATUSES),
    createTime: param.days(),
    payeeName: param.text(),
    giveCardNo: param.text(),
    papersComplete: param.flag(),
    planned: param.flag(),
    fourEyesOff: param.flag(),
  },
  sort: defaultSort,
}

export function toFilter({
  projectId,
  createTime,
  status,
  fourEyesOff,
  ...same
}: FilterValues<typeof config.filters>): SettlementFilter {
  return {
    ...same,
    projectInfoId: projectId,
    createTime: toDateTimeRange(createTime),
    status: status && [status],
    ...equalFourEyesOff(fourEyesOff),
  }
}

/** What settlements are searched by; without a company (captains) there are no projects to choose from. */
export function searchFields(projects: readonly { id: string; name: string }[] | null): SearchField[] {
  const { fields } = texts
  const project: SearchField[] = projects
    ? [
        {
          name: 'projectId',
          label: fields.projectName,
          type: 'choice',
          options: namedOptions(projects),
        },
      ]
    : []
  const plan: SearchField[] = projects
    ? [{ name: 'planned', label: texts.arranging.plan, type: 'flag', yes: texts.planned, no: texts.unplanned }]
    : []
  return [
    { name: 'settleNo', label: fields.settleNo, type: 'text' },
    {
      name: 'status',
      label: fields.status,
      type: 'choice',
      options: enumOptions(STATUSES, texts.statuses),
    },
    { name: 'createTime', label: fields.createTime, type: 'days' },
    ...project,
    { name: 'agentName', label: fields.agentName, type: 'text' },
    { name: 'settleName', label: fields.settleName, type: 'text' },
    { name: 'payeeName', label: fields.payee, type: 'text' },
    { name: 'giveCardNo', label: fields.giveCardNo, type: 'text' },
    { name: 'papersComplete', label: texts.papers, type: 'flag', yes: texts.papersYes, no: texts.papersNo },
    ...plan,
    fourEyesOffSearch,
    { name: 'settleNos', label: texts.settleNos, type: 'texts' },
  ]
}
