import type { ReactNode } from 'react'
import { formatCount } from '../../../ui/format/decimal'
import { BookingBadge, Head } from '../booking'
import type { Collection } from './rows'
import { texts } from './texts'

/** Number, state and tickets of a collection, and where they went. */
export function CollectionHead({ collection, children }: { collection: Collection; children?: ReactNode }) {
  const { collectNo, status, projectName, garbageName, soilType, quantity } = collection
  return (
    <Head
      number={collectNo}
      state={<BookingBadge status={status} />}
      amount={texts.tickets(formatCount(quantity))}
      about={[projectName, garbageName, soilType].join(' · ')}
    >
      {children}
    </Head>
  )
}
