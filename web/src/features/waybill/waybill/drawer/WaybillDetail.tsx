import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { useViewer } from '../../../../shell/viewer'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatMoney } from '../../../../ui/format/decimal'
import { LuFileQuestion } from '../../../../ui/icons'
import { Facts, Group } from '../../../../ui/layout/Group'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { WaybillFlags } from '../../anomaly'
import { TrackDisclosure } from '../../track'
import { WaybillStatusBadge } from '../badges'
import { History } from '../history/History'
import { PicturePreview } from '../pictures/PicturePreview'
import { Pictures } from '../pictures/Pictures'
import { ReviewBanner } from '../review/ReviewBanner'
import { texts } from '../texts'
import { WaybillDocument } from '../waybill.generated'
import css from './drawer.module.css'
import { groupsOf } from './groups'

/** One waybill: what is odd about it and what waits for a reviewer, every field, its pictures and its history. */
export function WaybillDetail({ id, verbs }: { id: string; verbs?: ReactNode }) {
  const { company, companies } = useViewer()
  const { data, error, refetch } = useQuery(WaybillDocument, { variables: { id } })
  // A failed second try comes back as `error`.
  const again = () => void refetch().catch(() => undefined)
  if (error && !data) return <ErrorPanel error={toRequestError(error)} onRetry={again} />
  if (!data) return <div className={css.waiting} aria-busy />
  const waybill = data.waybill
  if (!waybill) {
    return (
      <p className={css.missing} role="status">
        <LuFileQuestion aria-hidden size={40} />
        {texts.missing}
      </p>
    )
  }
  const named = company ? undefined : companies.find(({ companyAuthId }) => companyAuthId === waybill.companyAuthId)
  return (
    <PicturePreview>
      <RecordHead
        number={waybill.no}
        state={<WaybillStatusBadge waybill={waybill} />}
        amount={waybill.receivable && texts.yuan(formatMoney(waybill.receivable))}
        about={[
          waybill.projectName,
          waybill.truckCode,
          waybill.captainName,
          waybill.receivable ? null : texts.priceOpen,
        ]
          .filter(Boolean)
          .join(' · ')}
      >
        {verbs}
      </RecordHead>
      {/* How a company watches over its trips is not its captains' business. */}
      {company && <WaybillFlags key={waybill.version} waybillId={id} onChanged={again} />}
      {waybill.review && <ReviewBanner review={waybill.review} onDecided={again} />}
      {groupsOf(waybill, named?.companyAuthName).map(({ title, facts }) => (
        <Facts key={title} title={title} facts={facts} />
      ))}
      <Group title={texts.groups.pictures}>
        <dl className={css.pictures}>
          <div>
            <dt>{texts.fields.inPicture}</dt>
            <dd>
              <Pictures name={texts.fields.inPicture} field={waybill.inPicture} />
            </dd>
          </div>
          <div>
            <dt>{texts.fields.goPicture}</dt>
            <dd>
              <Pictures name={texts.fields.goPicture} field={waybill.goPicture} />
            </dd>
          </div>
        </dl>
      </Group>
      {waybill.hasTrack && (
        <Group title={texts.groups.track}>
          <TrackDisclosure waybillId={waybill.id} />
        </Group>
      )}
      <Group title={texts.groups.history}>
        <History key={waybill.version} id={id} />
      </Group>
    </PicturePreview>
  )
}
