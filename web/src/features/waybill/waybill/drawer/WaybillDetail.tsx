import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { toRequestError } from '../../../../apollo/errors'
import { CodeBadge } from '../../../../kit/cells'
import { useViewer } from '../../../../shell/viewer'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { formatMoney } from '../../../../ui/format/decimal'
import { LuFileQuestion } from '../../../../ui/icons'
import { Group } from '../../../../ui/layout/Group'
import looks from '../../../../ui/layout/looks.module.css'
import { RecordHead } from '../../../../ui/layout/RecordHead'
import { Timeline } from '../../../timeline/timeline'
import { WaybillFlags } from '../../anomaly'
import { PicturePreview, Pictures } from '../../picture'
import { TrackDisclosure } from '../../track'
import css from '../../waybill.module.css'
import { History } from '../history/History'
import { WaybillFacts } from '../looks'
import { ReviewBanner } from '../review/ReviewBanner'
import { fields } from '../rows'
import { texts } from '../texts'
import { WaybillDocument } from '../waybill.generated'
import { Confirmations } from './Confirmations'

/** Waybill with its flags, its open request, every field, its pictures and its history. */
export function WaybillDetail({ id, verbs }: { id: string; verbs?: ReactNode }) {
  const { company, companies } = useViewer()
  const { data, error, refetch } = useQuery(WaybillDocument, { variables: { id } })
  // A failed retry is reported as `error`.
  const again = () => void refetch().catch(() => undefined)
  if (error && !data) return <ErrorPanel error={toRequestError(error)} onRetry={again} />
  if (!data) return <div className={looks.waiting} aria-busy />
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
        state={<CodeBadge field={fields.status} value={waybill.status} />}
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
      {/* Flags by which a company watches over its trips are not its captains' business. */}
      {company && <WaybillFlags key={waybill.version} waybillId={id} onChanged={again} />}
      {waybill.review && <ReviewBanner review={waybill.review} onDecided={again} />}
      <WaybillFacts waybill={waybill} company={named?.companyAuthName} />
      <Confirmations words={waybill.confirmations} />
      <Group title={texts.groups.pictures}>
        <dl className={css.pictures}>
          <div>
            <dt>{fields.inPicture.label}</dt>
            <dd>
              <Pictures name={fields.inPicture.label} field={waybill.inPicture} />
            </dd>
          </div>
          <div>
            <dt>{fields.goPicture.label}</dt>
            <dd>
              <Pictures name={fields.goPicture.label} field={waybill.goPicture} />
            </dd>
          </div>
        </dl>
      </Group>
      {waybill.hasTrack && (
        <Group title={texts.groups.track}>
          <TrackDisclosure waybillId={waybill.id} />
        </Group>
      )}
      <Timeline type="WAYBILL" id={id} />
      <Group title={texts.groups.history}>
        <History key={waybill.version} id={id} />
      </Group>
    </PicturePreview>
  )
}
