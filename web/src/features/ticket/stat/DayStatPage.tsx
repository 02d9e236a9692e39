import { StatPage } from './StatPage'

/** 按日用票: a figure of usage opens the waybills of that ticket day. */
export default function DayStatPage() {
  return <StatPage by="DAY" />
}
