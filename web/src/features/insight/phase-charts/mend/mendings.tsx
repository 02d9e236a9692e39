import type { ReactNode } from 'react'
import type { Exclusion } from '../../../../gql/types.generated'
import { AddDrawer, EditDrawer } from '../../../basedata/kit'
import { machineKind } from '../../../fleet/machine'
import { projectPriceKind } from '../../../price/project-price'
import { phaseKind } from '../../../project/phase'
import { siteKind } from '../../../project/site'
import { soilKind } from '../../../project/soil'
import type { ChartPhasePartFragment } from '../phase-charts.generated'
import type { ExclusionCausePartFragment as Cause } from './mend.generated'

interface Done {
  onClose: () => void
  onSaved: () => void
}

/** The form in which what is missing is said, and what saving it needs. */
export interface Mending {
  permission: string
  form: (done: Done) => ReactNode
}

const ADD = 'chain:basedata:add'
const EDIT = 'chain:basedata:edit'

/** An excavator says what it lacks, or is registered under the code that the trips have for it. */
function ofMachine({ key, recordId }: Cause): Mending | null {
  if (recordId) return { permission: EDIT, form: (done) => <EditDrawer kind={machineKind} id={recordId} {...done} /> }
  if (!key) return null
  return { permission: ADD, form: (done) => <AddDrawer kind={machineKind} known={{ machineCode: key }} {...done} /> }
}

function ofSoil({ key, recordId }: Cause): Mending {
  return recordId
    ? { permission: EDIT, form: (done) => <EditDrawer kind={soilKind} id={recordId} {...done} /> }
    : { permission: ADD, form: (done) => <AddDrawer kind={soilKind} known={{ name: key }} {...done} /> }
}

/** A price for every site: it is for the trips to each of them. */
function ofTerms({ tpMode, soilType }: Cause, { projectInfoId, projectName }: ChartPhasePartFragment): Mending | null {
  if (!tpMode || !soilType) return null
  const known = { projectInfoId, projectName, tpMode, soilType }
  return { permission: ADD, form: (done) => <AddDrawer kind={projectPriceKind} known={known} {...done} /> }
}

/** How the cause of a reason is mended; null where the trips themselves do not say what they are of. */
export function mendingOf(reason: Exclusion, cause: Cause, phase: ChartPhasePartFragment): Mending | null {
  const { recordId } = cause
  switch (reason) {
    case 'UNIT':
      return {
        permission: 'chain:project:edit',
        form: (done) => <EditDrawer kind={phaseKind} id={phase.id} {...done} />,
      }
    case 'SOIL_TYPE':
      return ofSoil(cause)
    case 'PRICE':
      return ofTerms(cause, phase)
    case 'GARBAGE_PRICE':
      return recordId
        ? { permission: EDIT, form: (done) => <EditDrawer kind={siteKind} id={recordId} {...done} /> }
        : null
    case 'MACHINE_SET':
    case 'MACHINE_IN_PRICE':
    case 'LEDGER_DIG_PRICE':
      return ofMachine(cause)
    default:
      return null
  }
}
