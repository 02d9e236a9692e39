import type { ReactNode } from 'react'
import { FactsOf } from '../../../kit/facts'
import type { Field } from '../../../kit/fields'
import { Group } from '../../../ui/layout/Group'
import { PicturePreview, PictureRow } from '../../waybill/picture'
import css from '../ticket.module.css'
import { Ledger, type LedgerFilter } from './Ledger'
import { texts } from './texts'

/** Fields of every booking of tickets. */
interface Booking {
  id: string
  version: number
  picture: string | null
}

interface Props {
  row: Booking
  /** Filter of the ledger for its entries. */
  ledger: LedgerFilter
  /** Facts of the process: people and times. */
  process: ReactNode
  /** Facts of its own. */
  children: ReactNode
}

/** Detail of a booking: its facts, its ledger entries, its process, and its pictures. */
export function BookingGroups({ row, ledger, process, children }: Props) {
  return (
    <>
      {children}
      <Ledger key={row.version} of={ledger} id={row.id} />
      {process}
      <Group title={texts.pictures}>
        {row.picture ? (
          <PicturePreview>
            <PictureRow name={texts.pictures} field={row.picture} />
          </PicturePreview>
        ) : (
          <p className={css.hint}>{texts.noPictures}</p>
        )}
      </Group>
    </>
  )
}

type Name = 'createBy' | 'createTime' | 'voidName' | 'voidedAt' | 'voidReason'
type Signed = Record<'createBy' | 'createTime', string> & Record<'voidName' | 'voidedAt' | 'voidReason', string | null>

/** Facts of its booking and voiding: people, times and reason. */
export function BookedFacts({ fields, of }: { fields: Readonly<Record<Name, Field>>; of: Signed }) {
  const voided = ['voidName', 'voidedAt', 'voidReason'] as const
  return (
    <FactsOf
      title={texts.process}
      fields={fields}
      of={of}
      facts={['createBy', 'createTime', ...(of.voidedAt ? voided : [])]}
    />
  )
}
