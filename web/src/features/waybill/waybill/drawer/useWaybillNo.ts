import { useQuery } from '@apollo/client/react'
import { WaybillDocument } from '../waybill.generated'

/** The number of a waybill that is being looked at, once it is known. */
export function useWaybillNo(id: string | null): string | undefined {
  const { data } = useQuery(WaybillDocument, { variables: { id: id ?? '' }, skip: !id })
  return data?.waybill?.no
}
