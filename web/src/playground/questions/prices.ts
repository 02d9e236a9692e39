import { type Topic, twelveMonths } from './question'

/** Prices: what a trip and a cubic metre cost, and where prices come from. */
export const prices: Topic = {
  title: '单价与成本',
  questions: [
    {
      id: 'price-by-soil',
      title: '各土质的平均单价',
      tells: '已结算的运单中，每种土质按计量单位的趟数、数量和应收，及每趟的平均应收。',
      document: `query PriceBySoil($from: DateTime!, $to: DateTime!) {
  waybillStats(
    by: [SOIL, UNIT]
    filter: { settled: true, goDatetime: { from: $from, to: $to } }
    sort: [{ field: SOIL }, { field: UNIT }]
    page: { size: 200 }
  ) {
    total
    records { goSoilType weightType trips weightTons cubic receivable }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: '每趟应收（元）', by: ['goSoilType', 'weightType'] },
      ratios: [
        { label: '每趟应收（元）', of: 'receivable', per: 'trips' },
        { label: '每吨应收（元）', of: 'receivable', per: 'weightTons' },
        { label: '每方应收（元）', of: 'receivable', per: 'cubic' },
      ],
    },
    {
      id: 'cubic-cost-by-site',
      title: '各渣土场的每方成本',
      tells: '按方计量的已结算运单中，运到每个渣土场的方数、应收和每方的应收。',
      document: `query CubicCostBySite($from: DateTime!, $to: DateTime!) {
  waybillStats(
    by: [SITE]
    filter: { settled: true, equal: { weightType: CUBIC }, goDatetime: { from: $from, to: $to } }
    sort: [{ field: CUBIC, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { dumpSite { garbageName } trips cubic receivable }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: '每方应收（元）', by: ['dumpSite.garbageName'] },
      ratios: [{ label: '每方应收（元）', of: 'receivable', per: 'cubic' }],
    },
    {
      id: 'price-sources',
      title: '单价从哪里来',
      tells: '已结算运单的单价有多少取自直付价、项目单价或人工填写。',
      document: `query PriceSources($from: DateTime!, $to: DateTime!) {
  waybillStats(
    by: [PROJECT, PRICE_SOURCE]
    filter: { settled: true, goDatetime: { from: $from, to: $to } }
    sort: [{ field: TRIPS, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { project { projectName } priceSource trips receivable }
  }
}
`,
      variables: twelveMonths,
      chart: { measure: 'trips', by: ['project.projectName', 'priceSource'] },
    },
    {
      id: 'prices-in-force',
      title: '审核通过的直付价',
      tells: '每条审核通过的直付价：项目、渣土场、土质、运输模式和每个计量单位的价。',
      document: `query PricesInForce {
  directPayPrices(filter: { status: [APPROVED] }, page: { size: 500 }) {
    total
    records { project { projectName } dumpSite { garbageName } soilType tpMode weightType directPayPrice }
  }
}
`,
    },
    {
      id: 'unpriced-trips',
      title: '还没有单价的运单',
      tells: '每个项目、每种土质有多少趟已卸车而没有单价。',
      document: `query UnpricedTrips {
  waybillStats(
    by: [PROJECT, SOIL]
    filter: { status: [UNLOADED] }
    having: [{ measure: UNPRICED, min: "1" }]
    sort: [{ field: UNPRICED, direction: DESC }]
    page: { size: 200 }
  ) {
    total
    records { project { projectName } goSoilType unpriced trips }
  }
}
`,
      chart: { measure: 'unpriced', by: ['project.projectName', 'goSoilType'] },
    },
  ],
}
