import { StatPage } from './StatPage'

/** 按日用票: used tickets link to the waybills of that ticket day. */
export default function DayStatPage() {
  return <StatPage by="DAY" />
}
