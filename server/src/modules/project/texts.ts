/** The Chinese texts of soils and dump sites. */
export const projectTexts = {
  density: (label: string) => `${label}须大于0，不超过10`,
  sort: (label: string, last: number) => `${label}须为0到${last}的整数`,
  radius: (label: string, least: number, most: number) => `${label}须为${least}到${most}米的整数`,
  unknown: (label: string) => `${label}不存在`,
  day: (label: string) => `${label}须为 yyyy-MM-dd，例如 2026-03-01`,
  phone: (label: string) => `${label}格式不正确`,
  itemValue: '字典值',
  hints: {
    density: '吨/方，大于0，不超过10，最多3位小数',
    sort: '整数，小的在前',
    name: '公司内不重复',
    garbageType: '公司字典中的类型名称',
    ownership: '填自有或合作',
    place: 'WGS-84，最多6位小数；经度、纬度一并填写',
    radius: '米，50到5000的整数',
    dumpPrice: '元/车，最多2位小数',
  },
} as const
