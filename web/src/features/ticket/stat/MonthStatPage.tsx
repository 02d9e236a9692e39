import { StatPage } from './StatPage'

/** 按月用票: a figure of usage opens the days of that month. */
export default function MonthStatPage() {
  return <StatPage by="MONTH" />
}
