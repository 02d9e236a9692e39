import { Exclusion } from '../../waybill/index.js'
import { PhaseOutputBy } from './enums.js'
import { outputLabel } from './output.js'
import type { Named, Phase, TripSum } from './phase.queries.js'
import type { ExclusionCause } from './phase.view.js'
import { phaseTexts as texts } from './texts.js'

/** Most causes that are listed, those with the most trips first. */
const MOST_CAUSES = 200

interface Of {
  phase: Phase
  named: Named
}

type Cause = Omit<ExclusionCause, 'count'>

const none = { recordId: null, recordType: null, tpMode: null, soilType: null } as const

const machine = ({ machineCode }: TripSum, { named }: Of): Cause => ({
  ...none,
  key: machineCode ?? '',
  label: machineCode ?? texts.noMachine,
  recordId: named.machines.get(machineCode ?? '')?.id ?? null,
  recordType: 'MACHINE',
})

const terms = ({ tpMode, soilType }: TripSum, { named }: Of): Cause => ({
  ...none,
  key: `${tpMode} ${soilType}`,
  label: `${outputLabel(PhaseOutputBy.MODE, tpMode, named)} · ${soilType}`,
  tpMode,
  soilType,
})

/** Record and field to correct, so that trips count again; undefined for a reason that is intended. */
const causeOf: Partial<Record<Exclusion, (sum: TripSum, of: Of) => Cause>> = {
  [Exclusion.UNIT]: (_, { phase: { id, name } }) => ({ ...none, key: id, label: name, recordId: id }),
  [Exclusion.SOIL_TYPE]: ({ soilType }, { named }) => ({
    ...none,
    key: soilType,
    label: soilType,
    recordId: named.soilIds.get(soilType) ?? null,
    soilType,
  }),
  [Exclusion.PRICE]: terms,
  [Exclusion.SETTLE_PRICE]: terms,
  [Exclusion.GARBAGE_PRICE]: ({ dumpSiteId }, { named }) => ({
    ...none,
    key: dumpSiteId ?? '',
    label: outputLabel(PhaseOutputBy.SITE, dumpSiteId ?? '', named),
    recordId: dumpSiteId,
    recordType: 'DUMP_SITE',
  }),
  [Exclusion.MACHINE_SET]: machine,
  [Exclusion.MACHINE_IN_PRICE]: machine,
  [Exclusion.LEDGER_DIG_PRICE]: machine,
}

/** Causes of a reason, those with the most trips first. */
export function causesOf(reason: Exclusion, leftOut: readonly TripSum[], of: Of): ExclusionCause[] {
  const told = causeOf[reason]
  if (!told) return []
  const causes = new Map<string, ExclusionCause>()
  for (const sum of leftOut) {
    const cause = told(sum, of)
    const known = causes.get(cause.key)
    if (known) known.count += sum.trips
    else causes.set(cause.key, { ...cause, count: sum.trips })
  }
  return [...causes.values()]
    .sort((one, other) => other.count - one.count || one.label.localeCompare(other.label, 'zh-CN'))
    .slice(0, MOST_CAUSES)
}
