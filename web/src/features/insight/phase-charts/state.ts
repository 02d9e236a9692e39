import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ChartStep } from '../../../gql/types.generated'
import { param } from '../../../ui/list/params'
import { refuseUnreadable } from '../../../ui/list/refusedAddress'
import type { FilterValues } from '../../../ui/list/useListState'

export const STEPS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly ChartStep[]

/** Parameters of a chart, so that its address shows everybody the same. */
const params = {
  /** The phase. */
  id: param.text(),
  /** The project, until a phase of it is chosen. */
  project: param.text(),
  step: param.choice(STEPS),
  days: param.days(),
  /** Comparison: another phase, or PREVIOUS. */
  with: param.text(),
  /** Hidden series. */
  hide: param.names(),
}

export type ChartState = FilterValues<typeof params>

export function readState(address: URLSearchParams): ChartState {
  refuseUnreadable(address, params, [])
  const read = <Name extends keyof ChartState>(name: Name) => params[name].read(address.get(name)) as ChartState[Name]
  return {
    id: read('id'),
    project: read('project'),
    step: read('step'),
    days: read('days'),
    with: read('with'),
    hide: read('hide'),
  }
}

export function writeState(state: ChartState): URLSearchParams {
  const address = new URLSearchParams()
  const write = (name: string, text: string | null) => text !== null && address.set(name, text)
  write('id', params.id.write(state.id))
  write('project', params.project.write(state.project))
  write('step', params.step.write(state.step))
  write('days', params.days.write(state.days))
  write('with', params.with.write(state.with))
  write('hide', params.hide.write(state.hide))
  return address
}

/**
 * State of the charts in the address; a change that is no step in the history replaces the address.
 * @throws RefusedAddress for an address with unknown values
 */
export function useChartState() {
  const [address, setAddress] = useSearchParams()
  const state = useMemo(() => readState(address), [address])
  const change = useCallback(
    (next: ChartState, replace = false) =>
      setAddress((before) => writeState({ ...readState(before), ...next }), { replace }),
    [setAddress],
  )
  return { state, change }
}
