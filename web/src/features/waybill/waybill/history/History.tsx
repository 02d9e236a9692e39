import { useQuery } from '@apollo/client/react'
import { toRequestError } from '../../../../apollo/errors'
import { ErrorPanel } from '../../../../ui/feedback/ErrorPanel'
import { Changes } from '../../../../ui/history/History'
import { fourEyesOffLabel } from '../../../company/settings'
import { PictureRow } from '../../picture'
import css from '../../waybill.module.css'
import { WaybillChangesDocument, type WaybillChangesQuery } from './history.generated'

const PICTURES = new Set(['inPicture', 'goPicture'])

/** Reason of a change, with the marks of its approval. */
const reasonOf = ({ reason, fourEyesOff }: WaybillChangesQuery['waybillChanges'][number]): string | null =>
  [reason, fourEyesOff ? fourEyesOffLabel : null].filter(Boolean).join('；') || null

/** History of a waybill, with pictures shown as pictures. */
export function History({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(WaybillChangesDocument, { variables: { id } })
  if (error && !data) {
    // A failed retry is reported as `error`.
    return <ErrorPanel inline error={toRequestError(error)} onRetry={() => void refetch().catch(() => undefined)} />
  }
  if (!data) return <div className={css.waiting} aria-busy />
  return (
    <Changes
      withBlanks
      changes={data.waybillChanges.map((change) => ({ ...change, reason: reasonOf(change) }))}
      told={({ field, label }, value) => (PICTURES.has(field) ? <PictureRow name={label} field={value} /> : value)}
    />
  )
}
