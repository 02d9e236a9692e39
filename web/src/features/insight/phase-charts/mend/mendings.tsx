import type { ReactNode } from 'react'
import type { Exclusion } from '../../../../gql/types.generated'
import { AddRow, EditRow } from '../../../../kit/basedata/form'
import { machineForm } from '../../../fleet/machine'
import { projectPriceForm } from '../../../price/project-price'
import { phaseForm } from '../../../project/phase'
import { siteForm } from '../../../project/site'
import { soilForm } from '../../../project/soil'
import type { ChartPhasePartFragment } from '../phase-charts.generated'
import type { ExclusionCausePartFragment as Cause } from './mend.generated'

interface Done {
  onClose: () => void
  onSaved: () => void
}

/** Form that corrects a cause, and the permission to save it. */
export interface Mending {
  permission: string
  form: (done: Done) => ReactNode
}

const ADD = 'chain:basedata:add'
const EDIT = 'chain:basedata:edit'

/** Form of the excavator with its missing values, or of a new one with the code in the trips. */
function ofMachine({ key, recordId }: Cause): Mending | null {
  if (recordId) return { permission: EDIT, form: (done) => <EditRow form={machineForm} id={recordId} {...done} /> }
  if (!key) return null
  return { permission: ADD, form: (done) => <AddRow form={machineForm} known={{ machineCode: key }} {...done} /> }
}

function ofSoil({ key, recordId }: Cause): Mending {
  return recordId
    ? { permission: EDIT, form: (done) => <EditRow form={soilForm} id={recordId} {...done} /> }
    : { permission: ADD, form: (done) => <AddRow form={soilForm} known={{ name: key }} {...done} /> }
}

/** A price for every site also covers trips to each single one. */
function ofTerms({ tpMode, soilType }: Cause, { projectInfoId, projectName }: ChartPhasePartFragment): Mending | null {
  if (!tpMode || !soilType) return null
  const known = { projectInfoId, projectName, tpMode, soilType }
  return { permission: ADD, form: (done) => <AddRow form={projectPriceForm} known={known} {...done} /> }
}

/** Form that corrects a cause; null where the trips do not name the record. */
export function mendingOf(reason: Exclusion, cause: Cause, phase: ChartPhasePartFragment): Mending | null {
  const { recordId } = cause
  switch (reason) {
    case 'UNIT':
      return {
        permission: 'chain:project:edit',
        form: (done) => <EditRow form={phaseForm} id={phase.id} {...done} />,
      }
    case 'SOIL_TYPE':
      return ofSoil(cause)
    case 'PRICE':
      return ofTerms(cause, phase)
    case 'GARBAGE_PRICE':
      return recordId ? { permission: EDIT, form: (done) => <EditRow form={siteForm} id={recordId} {...done} /> } : null
    case 'MACHINE_SET':
    case 'MACHINE_IN_PRICE':
    case 'LEDGER_DIG_PRICE':
      return ofMachine(cause)
    default:
      return null
  }
}
