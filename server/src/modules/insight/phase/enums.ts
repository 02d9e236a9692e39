import { describeEnum } from '../../../kernel/graphql.js'

export enum PhaseCostChart {
  TRANSPORT = 'TRANSPORT',
  MACHINE = 'MACHINE',
  GARBAGE = 'GARBAGE',
}
describeEnum('PhaseCostChart', PhaseCostChart, '分期的成本图表', {
  TRANSPORT: '土方运输成本，按时间',
  MACHINE: '机械成本，按挖机',
  GARBAGE: '渣土场成本，按渣土场：货运按预付价，没有则按消纳单价，不论用票与否',
})

export enum ChartStep {
  DAY = 'DAY',
  WEEK = 'WEEK',
  MONTH = 'MONTH',
}
describeEnum('ChartStep', ChartStep, '时间的步长', { DAY: '日', WEEK: '周，从周一起', MONTH: '月' })

export enum PhaseOutputBy {
  TIME = 'TIME',
  SOIL = 'SOIL',
  MODE = 'MODE',
  SITE = 'SITE',
}
describeEnum('PhaseOutputBy', PhaseOutputBy, '出土按什么分', {
  TIME: '时间',
  SOIL: '土质',
  MODE: '运输模式',
  SITE: '渣土场',
})

export enum ChartKind {
  BAR = 'BAR',
  LINE = 'LINE',
}
describeEnum('ChartKind', ChartKind, '一组数据的画法', { BAR: '柱', LINE: '线' })
