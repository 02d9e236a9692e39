import { Popover, Portal } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Exclusion } from '../../../gql/types.generated'
import { useOpenable } from '../../../shell/useOpenable'
import type { DayRange } from '../../../ui/format/date'
import { formatCount, formatQuantity } from '../../../ui/format/decimal'
import { LuChevronDown } from '../../../ui/icons'
import { late } from '../../../ui/late'
import { Button } from '../../../ui/layout/Button'
import looks from '../../../ui/layout/looks.module.css'
import { usePermission } from '../../../ui/permission/permission'
import css from '../charts.module.css'
import { reasonTexts } from '../phase-trips'
import type { ChartName } from './charts'
import { waybillsUrl } from './links'
import { mendsOf } from './mends'
import type { ChartPhasePartFragment, PhaseExclusionsPartFragment } from './phase-charts.generated'
import { texts } from './texts'

/** Time that the list of reasons takes to close. */
const CLOSING_MS = 200

const MendDialog = late(() => import('./mend/MendDialog'))

interface OfChart {
  chart: ChartName
  phase: ChartPhasePartFragment
  span: DayRange | undefined
}

interface Props extends OfChart {
  exclusions: PhaseExclusionsPartFragment
  /** Whether changed prices are still being applied to the figures. */
  updating: boolean
  /** Asks for the figures again. */
  onMended: () => void
}

interface ReasonProps extends OfChart {
  reason: Exclusion
  count: number
  onMend: () => void
}

/** Reason with its number of trips, a link to them, and a button to correct them. */
function Reason({ chart, phase, span, reason, count, onMend }: ReasonProps) {
  const openable = useOpenable()
  const can = usePermission()
  const waybills = waybillsUrl({ phaseId: phase.id, chart, span, reason })
  const { here: formHere, trips: inTripList } = mendsOf(reason)
  return (
    <li>
      <span>{reasonTexts[reason]}</span>
      <strong className="tf-number">{texts.trips(formatCount(count))}</strong>
      {openable(waybills) && (
        <Link to={waybills} aria-label={texts.openReasonOf(reasonTexts[reason])}>
          {texts.openReason}
        </Link>
      )}
      {inTripList && can(inTripList.permission) && openable(waybills) && <Link to={waybills}>{inTripList.text}</Link>}
      {formHere && (
        <Button size="xs" variant="outline" permission={formHere.permission} onClick={onMend}>
          {formHere.text}
        </Button>
      )}
    </li>
  )
}

/** Trips that a chart leaves out, by reason, with ways to correct them. */
export function Exclusions({ exclusions, updating, onMended, ...rest }: Props) {
  const { total, correct, cubic, reasons } = exclusions
  const [isOpen, setOpen] = useState(false)
  const [mending, setMending] = useState<Exclusion | null>(null)
  const left = total - correct
  const mend = (reason: Exclusion) => {
    setOpen(false)
    // A dialog that opens before this one has closed would be closed with it.
    setTimeout(() => setMending(reason), CLOSING_MS)
  }
  // The dialog stays open when its last trip is counted.
  const dialog = mending && (
    <MendDialog {...rest} reason={mending} updating={updating} onMended={onMended} onClose={() => setMending(null)} />
  )
  if (left === 0) {
    return (
      <>
        <span className={looks.small}>{texts.allCounted(formatCount(total))}</span>
        {dialog}
      </>
    )
  }
  return (
    <>
      <Popover.Root
        lazyMount
        unmountOnExit
        open={isOpen}
        positioning={{ placement: 'bottom-start' }}
        onOpenChange={({ open }) => setOpen(open)}
      >
        <Popover.Trigger asChild>
          <Button size="xs" variant="outline" colorPalette="orange" icon={<LuChevronDown aria-hidden size={14} />}>
            {texts.excluded(formatCount(left))}
          </Button>
        </Popover.Trigger>
        <Portal>
          <Popover.Positioner>
            <Popover.Content aria-label={texts.excludedTitle} width="500px" maxWidth="calc(100vw - 16px)">
              <Popover.Body>
                <p className={css.note}>
                  {texts.excludedNote(formatCount(total), formatCount(correct), formatQuantity(cubic, 'CUBIC'))}
                </p>
                <ol className={css.reasons}>
                  {reasons
                    .filter(({ count }) => count > 0)
                    .map(({ reason, count }) => (
                      <Reason key={reason} {...rest} reason={reason} count={count} onMend={() => mend(reason)} />
                    ))}
                </ol>
              </Popover.Body>
            </Popover.Content>
          </Popover.Positioner>
        </Portal>
      </Popover.Root>
      {dialog}
    </>
  )
}
