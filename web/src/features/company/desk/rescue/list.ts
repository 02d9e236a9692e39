import type { AdministratorRescueSortField, RescueFilter, RescueState } from '../../../../gql/types.generated'
import { enumOptions } from '../../../../ui/form/options'
import { toDateTimeRange } from '../../../../ui/format/date'
import { param } from '../../../../ui/list/params'
import type { FilterValues, SortItem } from '../../../../ui/list/useListState'
import type { SearchField } from '../../../../ui/search-form/types'
import { texts } from './texts'

/** Those that somebody may still do something about. */
const RUNNING = ['APPLIED', 'WAITING'] as const satisfies readonly RescueState[]
const LOSSES = ['PHONE', 'FACTOR', 'BOTH'] as const
export const STATES = [
  ...RUNNING,
  'DONE',
  'REFUSED',
  'WITHDRAWN',
  'STOPPED',
  'FAILED',
] as const satisfies readonly RescueState[]

/** What the buttons above the list choose: what runs, what waits for a second person, or everything. */
export const VIEWS = ['RUNNING', 'APPLIED', 'EVERY'] as const
export type View = (typeof VIEWS)[number]

export const config = {
  filters: {
    view: param.choice(VIEWS),
    companyName: param.text(),
    userName: param.text(),
    oldMobile: param.text(),
    newMobile: param.text(),
    state: param.choice(STATES),
    loss: param.choice(LOSSES),
    appliedByName: param.text(),
    createTime: param.days(),
    dueAt: param.days(),
  },
  sort: [{ field: 'CREATE_TIME', direction: 'DESC' }] satisfies SortItem<AdministratorRescueSortField>[],
  beside: ['rescue'],
}

export type Filters = FilterValues<typeof config.filters>

/** What is shown: what runs, as long as nobody chooses or searches. */
export function shownView({ view, ...searched }: Filters): View {
  if (view !== undefined) return view
  return Object.keys(searched).length > 0 ? 'EVERY' : 'RUNNING'
}

function statesOf(view: View, state: RescueState | undefined): RescueState[] | undefined {
  if (state) return [state]
  if (view === 'EVERY') return undefined
  return view === 'RUNNING' ? [...RUNNING] : ['APPLIED']
}

export function toFilter(filters: Filters): RescueFilter {
  const { view: _, state, loss, createTime, dueAt, ...same } = filters
  return {
    ...same,
    state: statesOf(shownView(filters), state),
    loss: loss && [loss],
    createTime: toDateTimeRange(createTime),
    dueAt: toDateTimeRange(dueAt),
  }
}

const { fields } = texts

export const searchFields: SearchField[] = [
  { name: 'companyName', label: fields.companyName, type: 'text' },
  { name: 'userName', label: fields.userName, type: 'text' },
  { name: 'oldMobile', label: fields.oldMobile, type: 'text' },
  { name: 'newMobile', label: fields.newMobile, type: 'text' },
  { name: 'state', label: fields.state, type: 'choice', options: enumOptions(STATES, texts.states) },
  { name: 'loss', label: fields.loss, type: 'choice', options: enumOptions(LOSSES, texts.losses) },
  { name: 'appliedByName', label: fields.appliedByName, type: 'text' },
  { name: 'createTime', label: fields.createTime, type: 'days' },
  { name: 'dueAt', label: fields.dueAt, type: 'days' },
]
