/** The Chinese texts of a phase's charts. */
export const phaseTexts = {
  phase: '分期',
  day: '日期须为 yyyy-MM-dd，例如 2026-03-01',
  dayOrder: '结束日期不能早于开始日期',
  outside: (from: string, to: string) => `日期须在分期的 ${from} 至 ${to} 之内`,
  noSite: '未填渣土场',
  series: {
    transportCost: { name: '运输成本', unit: '元' },
    cubic: { name: '方量', unit: '方' },
    cubicCost: { name: '单方成本', unit: '元/方' },
    trips: { name: '车数', unit: '车' },
    cubicPerTruck: { name: '每车均方', unit: '方/车' },
    dumped: { name: '消纳车数', unit: '车' },
    dumpCost: { name: '消纳费用', unit: '元' },
    dumpCostPerTruck: { name: '每车均费', unit: '元/车' },
    loads: { name: '装车数', unit: '车' },
    shiftHours: { name: '台班时长', unit: '时' },
    hoursPerLoad: { name: '台班均费', unit: '时/车' },
    costPerLoad: { name: '装车均费', unit: '元/车' },
    dailyOutput: { name: '日均出土', unit: '方' },
    plannedOutput: { name: '计划日均', unit: '方' },
  },
} as const
