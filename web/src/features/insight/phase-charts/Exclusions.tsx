import { Popover, Portal } from '@chakra-ui/react'
import { LuChevronDown } from 'react-icons/lu'
import { Link } from 'react-router-dom'
import type { Exclusion } from '../../../gql/types.generated'
import { useOpenable } from '../../../shell/useOpenable'
import type { DayRange } from '../../../ui/format/date'
import { formatCount, formatQuantity } from '../../../ui/format/decimal'
import { Button } from '../../../ui/layout/Button'
import { usePermission } from '../../../ui/permission/permission'
import type { ChartName } from './charts'
import { reasonTexts } from './exclusion-texts'
import { waybillsUrl } from './links'
import { mendsOf } from './mends'
import type { ChartPhasePartFragment, PhaseExclusionsPartFragment } from './phase-charts.generated'
import css from './phase-charts.module.css'
import { texts } from './texts'

interface Props {
  chart: ChartName
  phase: ChartPhasePartFragment
  span: DayRange | undefined
  exclusions: PhaseExclusionsPartFragment
}

interface ReasonProps extends Omit<Props, 'exclusions'> {
  reason: Exclusion
  count: number
}

/** One reason: how many trips it keeps out, which, and where that can be mended. */
function Reason({ chart, phase, span, reason, count }: ReasonProps) {
  const openable = useOpenable()
  const can = usePermission()
  const waybills = waybillsUrl({ phaseId: phase.id, chart, span, reason })
  const mends = mendsOf(reason, phase, waybills).filter(({ url, permission }) => can(permission) && openable(url))
  return (
    <li>
      <span>{reasonTexts[reason]}</span>
      <strong className="tf-number">{texts.trips(formatCount(count))}</strong>
      {openable(waybills) && (
        <Link to={waybills} aria-label={texts.openReasonOf(reasonTexts[reason])}>
          {texts.openReason}
        </Link>
      )}
      {mends.map(({ text, url }) => (
        <Link key={text} to={url}>
          {text}
        </Link>
      ))}
    </li>
  )
}

/** How many trips a chart leaves out, why, and what can be done about it. */
export function Exclusions({ exclusions: { total, correct, cubic, reasons }, ...rest }: Props) {
  const left = total - correct
  if (left === 0) return <span className={css.counted}>{texts.allCounted(formatCount(total))}</span>
  return (
    <Popover.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-start' }}>
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
                    <Reason key={reason} {...rest} reason={reason} count={count} />
                  ))}
              </ol>
            </Popover.Body>
          </Popover.Content>
        </Popover.Positioner>
      </Portal>
    </Popover.Root>
  )
}
