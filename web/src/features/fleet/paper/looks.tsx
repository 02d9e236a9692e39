import { fleetPaperFields as fields } from '../../../gql/fields/fleet.generated'
import { stateTones } from '../../../gql/stateTones'
import type { FleetPaperState } from '../../../gql/types.generated'
import { FactsOf } from '../../../kit/facts'
import { StatusBadge } from '../../../ui/format/StatusBadge'
import { History } from '../../../ui/history/History'
import { Facts } from '../../../ui/layout/Group'
import { PrivatePicture } from '../../../ui/private-picture/PrivatePicture'
import css from '../fleet.module.css'
import { nameOf } from './form'
import type { FleetPaperQuery } from './paper.generated'
import { texts } from './texts'

interface Props {
  state: FleetPaperState
  /** Last day, where it is not beside the badge. */
  validUntil?: string
}

/** State of a paper, and the day on which it runs out. */
export function PaperBadge({ state, validUntil }: Props) {
  const label = fields.state.codes[state]
  return (
    <StatusBadge tone={stateTones.FleetPaperState[state]}>
      {validUntil === undefined ? label : texts.until(label, validUntil)}
    </StatusBadge>
  )
}

/** Facts of a paper, the former ones in its place, and its changes. */
export function PaperDetail({ row }: { row: NonNullable<FleetPaperQuery['fleetPaper']> }) {
  return (
    <>
      <FactsOf
        title={texts.basic}
        fields={fields}
        of={row}
        facts={[
          [fields.kind.label, fields.kind.codes[row.kind]],
          'plate',
          'driverName',
          'captainName',
          'number',
          'validFrom',
          'validUntil',
          [
            fields.pictureUrl.label,
            row.pictureUrl && <PrivatePicture link={row.pictureUrl} alt={nameOf(row)} className={css.picture ?? ''} />,
            true,
          ],
          'remark',
          'createTime',
          'updateTime',
        ]}
      />
      {row.former.length > 0 && (
        <Facts
          title={texts.former}
          facts={row.former.map(({ number, validUntil, renewedBy }) => [
            number ?? fields.kind.codes[row.kind],
            texts.formerOf(validUntil, renewedBy),
          ])}
        />
      )}
      <History changes={row.history} />
    </>
  )
}
