import { monthFrom, type Topic, twelveMonths } from './question'

/** Tickets and projects: what is left, what was planned, and what has been dug. */
export const projects: Topic = {
  title: '票据与项目',
  questions: [
    {
      id: 'tickets-running-out',
      title: '哪些票快用完了',
      tells: '每个项目的每种票还剩多少张，缺得多的和先用完的在前。',
      document: `query TicketsRunningOut {
  ticketStocks(sort: [{ field: URGENCY }], page: { size: 500 }) {
    total
    records { project { projectName } garbageName soilType remaining }
  }
}
`,
      chart: { measure: 'remaining', by: ['project.projectName', 'garbageName'] },
    },
    {
      id: 'plan-against-real',
      title: '计划方量与实测方量',
      tells: '每个启用的分期计划挖多少方，最近一次实测已挖多少方。',
      document: `query PlanAgainstReal {
  projectPhases(filter: { enabled: true }, page: { size: 200 }) {
    total
    records { project { projectName } phaseName fromDate toDate planCubic surveyedCubic }
  }
}
`,
      chart: { measure: 'surveyedCubic', by: ['project.projectName', 'phaseName'] },
      ratios: [{ label: '实测与计划之比（倍）', of: 'surveyedCubic', per: 'planCubic' }],
    },
    {
      id: 'ticket-month-costs',
      title: '票据每月的平均单价',
      tells: '每个渣土场、每种土质的票每月购入多少张、多少元，平均单价多少。',
      document: `query TicketMonthCosts($from: String!) {
  ticketMonthCosts(filter: { monthFrom: $from }, page: { size: 500 }) {
    total
    records { month garbageName soilType boughtQuantity boughtAmount usedQuantity closingQuantity price }
  }
}
`,
      variables: { from: { label: '开始月份', first: (today) => monthFrom(today, -2).slice(0, 7) } },
      chart: { measure: 'price', by: ['month', 'garbageName'] },
    },
    {
      id: 'excavators-by-month',
      title: '各挖机每月的工时费',
      tells: '每台挖机每月做了多少分钟、多少车、多少方，工时费多少元。',
      document: `query ExcavatorsByMonth($from: DateTime!, $to: DateTime!) {
  excavatorStats(
    by: [MACHINE_CODE, MONTH]
    filter: { startDatetime: { from: $from, to: $to } }
    sort: [{ field: MONTH }, { field: AMOUNT, direction: DESC }]
    page: { size: 300 }
  ) {
    total
    records { machineCode month counted workTime trucks cubic amount }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'amount', by: ['month', 'machineCode'] },
    },
  ],
}
