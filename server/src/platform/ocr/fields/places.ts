/** Provinces in the form of addresses, including the cities that are provinces. */
const PROVINCES =
  '北京市 天津市 上海市 重庆市 河北省 山西省 辽宁省 吉林省 黑龙江省 江苏省 浙江省 安徽省 福建省 江西省 山东省 河南省 湖北省 湖南省 广东省 ' +
  '海南省 四川省 贵州省 云南省 陕西省 甘肃省 青海省 台湾省 内蒙古自治区 广西壮族自治区 西藏自治区 宁夏回族自治区 新疆维吾尔自治区'

/** Cities that have districts and counties, by province, without 市. */
const CITIES =
  '石家庄 唐山 秦皇岛 邯郸 邢台 保定 张家口 承德 沧州 廊坊 衡水 太原 大同 阳泉 长治 晋城 朔州 晋中 运城 忻州 临汾 吕梁 呼和浩特 包头 乌海 赤峰 ' +
  '通辽 鄂尔多斯 呼伦贝尔 巴彦淖尔 乌兰察布 沈阳 大连 鞍山 抚顺 本溪 丹东 锦州 营口 阜新 辽阳 盘锦 铁岭 朝阳 葫芦岛 长春 吉林 四平 辽源 通化 ' +
  '白山 松原 白城 哈尔滨 齐齐哈尔 鸡西 鹤岗 双鸭山 大庆 伊春 佳木斯 七台河 牡丹江 黑河 绥化 南京 无锡 徐州 常州 苏州 南通 连云港 淮安 盐城 ' +
  '扬州 镇江 泰州 宿迁 杭州 宁波 温州 嘉兴 湖州 绍兴 金华 衢州 舟山 台州 丽水 合肥 芜湖 蚌埠 淮南 马鞍山 淮北 铜陵 安庆 黄山 滁州 阜阳 宿州 ' +
  '六安 亳州 池州 宣城 福州 厦门 莆田 三明 泉州 漳州 南平 龙岩 宁德 南昌 景德镇 萍乡 九江 新余 鹰潭 赣州 吉安 宜春 抚州 上饶 济南 青岛 淄博 ' +
  '枣庄 东营 烟台 潍坊 济宁 泰安 威海 日照 临沂 德州 聊城 滨州 菏泽 郑州 开封 洛阳 平顶山 安阳 鹤壁 新乡 焦作 濮阳 许昌 漯河 三门峡 南阳 商丘 ' +
  '信阳 周口 驻马店 武汉 黄石 十堰 宜昌 襄阳 鄂州 荆门 孝感 荆州 黄冈 咸宁 随州 长沙 株洲 湘潭 衡阳 邵阳 岳阳 常德 张家界 益阳 郴州 永州 怀化 ' +
  '娄底 广州 韶关 深圳 珠海 汕头 佛山 江门 湛江 茂名 肇庆 惠州 梅州 汕尾 河源 阳江 清远 东莞 中山 潮州 揭阳 云浮 南宁 柳州 桂林 梧州 北海 防城港 ' +
  '钦州 贵港 玉林 百色 贺州 河池 来宾 崇左 海口 三亚 三沙 儋州 成都 自贡 攀枝花 泸州 德阳 绵阳 广元 遂宁 内江 乐山 南充 眉山 宜宾 广安 达州 雅安 ' +
  '巴中 资阳 贵阳 六盘水 遵义 安顺 毕节 铜仁 昆明 曲靖 玉溪 保山 昭通 丽江 普洱 临沧 拉萨 日喀则 昌都 林芝 西安 铜川 宝鸡 咸阳 渭南 延安 汉中 ' +
  '榆林 安康 商洛 兰州 嘉峪关 金昌 白银 天水 武威 张掖 平凉 酒泉 庆阳 定西 陇南 西宁 海东 银川 石嘴山 吴忠 固原 中卫 乌鲁木齐 克拉玛依 吐鲁番 哈密'

/** Districts and counties of the cities around the mouth of the Pearl River. */
const DISTRICTS =
  '罗湖区 福田区 南山区 宝安区 龙岗区 盐田区 龙华区 坪山区 光明区 越秀区 荔湾区 海珠区 天河区 白云区 黄埔区 番禺区 花都区 南沙区 从化区 增城区 ' +
  '禅城区 南海区 顺德区 三水区 高明区 香洲区 斗门区 金湾区 蓬江区 江海区 新会区 惠城区 惠阳区 大亚湾区 博罗县 惠东县 龙门县 端州区 鼎湖区 高要区'

const words = (text: string): string[] => text.split(' ')

/** Known places for a paper, each with its ending. */
export const PLACES: ReadonlySet<string> = new Set([
  ...words(PROVINCES),
  ...words(CITIES).map((city) => `${city}市`),
  ...words(DISTRICTS),
])

/** First parts of an address, each up to the ending of a place. */
const PART = /^.{2,7}?[省市区县]/

/** Places at the beginning of a text, in order, known or not. */
export function placesAtStart(text: string): string[] {
  const parts: string[] = []
  for (let rest = text; parts.length < 3; ) {
    const [part] = PART.exec(rest) ?? []
    if (!part) break
    parts.push(part)
    rest = rest.slice(part.length)
  }
  return parts
}

/** Fewest characters of a name that is corrected: shorter ones are too similar to each other. */
const LONG = 4

/**
 * Only known place that differs from a read text in one character; undefined for a known text, or for several such
 * places.
 */
export function nearPlace(read: string): string | undefined {
  if (PLACES.has(read) || read.length < LONG) return undefined
  const near = [...PLACES].filter(
    (place) =>
      place.length === read.length && [...place].filter((character, at) => character !== read[at]).length === 1,
  )
  return near.length === 1 ? near[0] : undefined
}
