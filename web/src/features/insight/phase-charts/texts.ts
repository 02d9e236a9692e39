import { planCompletionFields } from '../../../gql/fields/insight.generated'
import type { ChartStep, Exclusion } from '../../../gql/types.generated'
import { labelsOf } from '../../../kit/fields'
import { countTexts } from '../../../ui/format/texts'
import { commonTexts } from '../../../ui/texts'
import type { Along, ChartName } from './charts'

type Mended = Exclude<Exclusion, 'TP_MODE_INNER' | 'TP_MODE_RESOURCE'>

const charts = {
  transport: '土方运输成本',
  machine: '机械成本',
  output: '出土构成',
  plan: '计划完成',
  garbage: '渣土场成本',
  mode: '运输模式',
  site: '渣土场',
  soil: '土质',
} satisfies Record<ChartName, string>

/** Every text of the charts of a phase. */
export const texts = {
  title: '项目图表',
  charts,
  views: { cost: '项目成本', ...charts },
  /** Name of the chart, if it differs from the page's. */
  trend: '日均出土趋势图',
  help: {
    transport: '外部运输的费用和方量，单方成本为费用除以方量；内转和资源回填不在其中',
    machine: '每台挖机的装车数和已审核的台班时长；台班均费为时长除以车数，装车均费为费用除以车数',
    output: '出场的车数和折算的方量，每车均方为方量除以车数',
    plan: '平均每天出土的方量；计划日均为计划方量除以分期的天数；今天以后的日子没有出土',
    garbage:
      '货运到各渣土场的车数和费用：有预付价的按预付价，其余按消纳单价，用票的也是；项目成本里用票的按票的单价加预付价，不收消纳单价，货运以外的预付价也在其中。每车均费为费用除以车数',
    mode: '按运输模式的车数和方量',
    site: '按渣土场的车数和方量',
    soil: '按出场土质的车数和方量',
  } satisfies Record<ChartName, string>,
  along: { time: '日期', machine: '机械', site: '渣土场', soil: '土质', mode: '运输模式' } satisfies Record<
    Along,
    string
  >,
  empty: '所选范围内没有计入的运单',
  openTrips: '点击查看运单',
  project: '项目',
  phase: '分期',
  step: '粒度',
  steps: { DAY: '日', WEEK: '周', MONTH: '月' } satisfies Record<ChartStep, string>,
  nth: {
    DAY: (at) => `第 ${at} 日`,
    WEEK: (at) => `第 ${at} 周`,
    MONTH: (at) => `第 ${at} 月`,
  } satisfies Record<ChartStep, (at: number) => string>,
  days: '日期范围',
  compare: '对比',
  noCompare: '不对比',
  previous: '上一期间',
  previousOf: (from: string, to: string) => `上一期间 ${from} 至 ${to}`,
  choose: '请选择项目和分期',
  noPhases: '该项目没有分期，请先在“项目分期”中新增',
  missing: '分期不存在或无权查看',
  loading: '图表加载中…',
  updating: '单价有变动，正在重新计算',
  phaseOf: (project: string, phase: string, from: string, to: string) => `${project} · ${phase}（${from} 至 ${to}）`,
  allCounted: (count: string) => `${count} 趟全部计入`,
  excluded: (count: string) => `未计入 ${count} 趟`,
  excludedTitle: '未计入的运单',
  excludedNote: (total: string, correct: string, cubic: string) =>
    `分期内共 ${total} 趟，计入 ${correct} 趟，合 ${cubic} 方；一趟有几种原因的，只列第一种`,
  trips: countTexts.tripsOf,
  openReason: '查看运单',
  openReasonOf: (reason: string) => `查看运单：${reason}`,
  mends: {
    UNIT: '填写每车方量',
    SOIL_TYPE: '填写吨方换算',
    PRICE: '设定项目单价',
    SETTLE_PRICE: '填写单价',
    GARBAGE_PRICE: '填写消纳单价',
    MACHINE_SET: '填写挖机编号',
    MACHINE_IN_PRICE: '填写装车单价',
    LEDGER_DIG_PRICE: '填写台班费',
    MODEL: '填写挖机型号',
  } satisfies Record<Mended | 'MODEL', string>,
  mendTitle: '补全资料',
  mendNote: (count: string) => `补全以后，下列 ${count} 趟不再因此未计入`,
  mendOf: (name: string, verb: string) => `${verb}：${name}`,
  mended: '都已补全，没有因此未计入的运单',
  summary: '计划完成情况',
  fields: labelsOf(planCompletionFields),
  units: {
    projectPhaseSquareCost: '方',
    projectPhaseRealSquareCost: '方',
    waybillPhaseSquareCost: '方',
    waybillPhaseTransportCost: commonTexts.yuan,
    companyWaybillInternalCost: commonTexts.yuan,
    waybillPhaseTransportSquareCost: '方',
    waybillPhaseAvgTransportCost: '元/方',
    projectPhaseTransportCost: commonTexts.yuan,
    projectPhaseSquarePrice: '元/方',
  },
  hints: {
    projectPhaseSquareCost: '分期计划出土的方量，在项目分期中填写',
    projectPhaseRealSquareCost: '最近一次实测的方量，在项目分期中填写',
    waybillPhaseSquareCost: '计入的运单折算的方量之和，外运与内转都在内',
    waybillPhaseTransportCost: '外运的运单的运费之和',
    companyWaybillInternalCost: '内转的运单的运费之和',
    waybillPhaseTransportSquareCost: '外运成本所含的运单折算的方量之和，不含内转、资源回填和没有单价的',
    waybillPhaseAvgTransportCost: '外运成本除以外运方量',
    projectPhaseTransportCost: '分期预计的运输成本，在项目分期中填写',
    projectPhaseSquarePrice: '分期预计的每方成本，在项目分期中填写；没有填写的，为预计运输成本除以计划方量',
  },
  hintOf: (field: string, hint: string) => `${field}：${hint}`,
} as const
