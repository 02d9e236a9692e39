import { type Topic, thirtyDays, twelveMonths } from './question'

/** Trips: how many, by what, and what has not been settled of them. */
export const trips: Topic = {
  title: '运单',
  questions: [
    {
      id: 'trips-by-project-month',
      title: '各项目每月的趟数和应收',
      tells: '每个项目每个月出了多少趟、多少吨、多少方，应收多少。',
      document: `query TripsByProjectMonth($from: DateTime!, $to: DateTime!) {
  waybillStats(
    by: [PROJECT, MONTH]
    filter: { goDatetime: { from: $from, to: $to } }
    sort: [{ field: MONTH }, { field: TRIPS, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    summary { trips receivable }
    records { project { projectName } month trips weightTons cubic receivable }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'trips', by: ['month', 'project.projectName'] },
    },
    {
      id: 'trips-by-site',
      title: '各渣土场收了多少',
      tells: '每个渣土场收了多少趟、多少吨、多少方。',
      document: `query TripsBySite($from: DateTime!, $to: DateTime!) {
  waybillStats(
    by: [SITE]
    filter: { goDatetime: { from: $from, to: $to } }
    sort: [{ field: TRIPS, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { dumpSite { garbageName } trips weightTons cubic }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'trips', by: ['dumpSite.garbageName'] },
    },
    {
      id: 'trips-without-ticket',
      title: '未用票的趟数',
      tells: '每个项目到每个渣土场有多少趟没有用票。',
      document: `query TripsWithoutTicket($from: DateTime!, $to: DateTime!) {
  waybillStats(
    by: [PROJECT, SITE]
    filter: { isTicket: false, goDatetime: { from: $from, to: $to } }
    having: [{ measure: TRIPS, min: "1" }]
    sort: [{ field: TRIPS, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { project { projectName } dumpSite { garbageName } trips receivable }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'trips', by: ['project.projectName', 'dumpSite.garbageName'] },
    },
    {
      id: 'trips-by-shift',
      title: '白班和夜班各出了多少趟',
      tells: '每个项目的白班和夜班各有多少趟；没有填班次的为空。',
      document: `query TripsByShift($from: DateTime!, $to: DateTime!) {
  waybillStats(
    by: [PROJECT, SHIFT]
    filter: { goDatetime: { from: $from, to: $to } }
    sort: [{ field: TRIPS, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { project { projectName } inShiftType trips }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'trips', by: ['project.projectName', 'inShiftType'] },
    },
    {
      id: 'busiest-trucks',
      title: '出车最多的车辆',
      tells: '出车达到所填趟数的车辆，及其趟数和应收。',
      document: `query BusiestTrucks($from: DateTime!, $to: DateTime!, $least: Decimal!) {
  waybillStats(
    by: [TRUCK]
    filter: { goDatetime: { from: $from, to: $to } }
    having: [{ measure: TRIPS, min: $least }]
    sort: [{ field: TRIPS, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { truckCode trips receivable }
  }
}
`,
      variables: { ...twelveMonths, least: { label: '最少趟数', first: () => '30' } },
      chart: { measure: 'trips', by: ['truckCode'] },
      ratios: [{ label: '每趟应收（元）', of: 'receivable', per: 'trips' }],
    },
    {
      id: 'trips-by-day',
      title: '最近30天每日的趟数',
      tells: '最近30天里每天出了多少趟，其中多少趟还没有单价。',
      document: `query TripsByDay($from: DateTime!, $to: DateTime!) {
  waybillStats(
    by: [DAY]
    filter: { goDatetime: { from: $from, to: $to } }
    sort: [{ field: DAY }]
    page: { size: 50 }
  ) {
    total
    records { day trips unpriced }
  }
}
`,
      variables: thirtyDays,
      chart: { measure: 'trips', by: ['day'] },
    },
    {
      id: 'unsettled-by-captain',
      title: '各车队长还没有结算的运单',
      tells: '每个车队长有多少趟已卸车而不在结算单上，按现在的单价值多少。',
      document: `query UnsettledByCaptain {
  waybillStats(
    by: [CAPTAIN]
    filter: { settled: false, status: [UNLOADED] }
    sort: [{ field: EXPECTED, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    summary { trips expectedAmt }
    records { captain { name mobile } trips expectedAmt unpriced }
  }
}
`,
      chart: { measure: 'expectedAmt', by: ['captain.name'] },
    },
  ],
}
