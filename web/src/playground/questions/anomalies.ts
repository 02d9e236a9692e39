import { type Topic, twelveMonths } from './question'

/** Anomalies of trips: what is odd, about whom, and what became of it. */
export const anomalies: Topic = {
  title: '异常',
  questions: [
    {
      id: 'anomalies-by-truck',
      title: '各车辆的异常',
      tells: '每辆车有多少条异常，其中待处理、已确认和已排除的各多少。',
      document: `query AnomaliesByTruck($from: DateTime!, $to: DateTime!) {
  anomalyStats(
    by: [TRUCK]
    filter: { goDatetime: { from: $from, to: $to } }
    sort: [{ field: COUNTED, direction: DESC }]
    page: { size: 500 }
  ) {
    total
    records { truckCode counted openCount confirmedCount clearedCount }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'counted', by: ['truckCode'] },
    },
    {
      id: 'anomalies-by-rule',
      title: '各规则的异常',
      tells: '每条规则在每个项目发现了多少条异常，还有多少条待处理。',
      document: `query AnomaliesByRule($from: DateTime!, $to: DateTime!) {
  anomalyStats(
    by: [RULE, PROJECT]
    filter: { goDatetime: { from: $from, to: $to } }
    sort: [{ field: COUNTED, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { rule project { projectName } counted openCount }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'counted', by: ['rule', 'project.projectName'] },
    },
    {
      id: 'slowest-cycles',
      title: '用时过长的行程',
      tells: '被“行程超时”规则发现的运单，及其装车、出场和完成的时间。',
      document: `query SlowestCycles($from: DateTime!, $to: DateTime!) {
  anomalies(
    filter: { rule: [TRIP_TOO_LONG], goDatetime: { from: $from, to: $to } }
    sort: [{ field: GO_DATETIME, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { no truckCode captainName projectName garbageName state waybill { inDatetime goDatetime completeDatetime } }
  }
}
`,
      variables: twelveMonths,
    },
    {
      id: 'anomalies-by-captain',
      title: '各车队长的异常',
      tells: '每个车队长的运单有多少条异常，按是否阻止结算分开。',
      document: `query AnomaliesByCaptain($from: DateTime!, $to: DateTime!) {
  anomalyStats(
    by: [CAPTAIN, BLOCKING]
    filter: { goDatetime: { from: $from, to: $to } }
    sort: [{ field: OPEN, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { captain { name } blocking counted openCount }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'counted', by: ['captain.name', 'blocking'] },
    },
  ],
}
