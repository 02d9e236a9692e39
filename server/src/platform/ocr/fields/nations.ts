/** The 56 nations, without 族. */
const NATIONS = (
  '汉 蒙古 回 藏 维吾尔 苗 彝 壮 布依 朝鲜 满 侗 瑶 白 土家 哈尼 哈萨克 傣 黎 傈僳 佤 畲 高山 拉祜 水 东乡 纳西 景颇 ' +
  '柯尔克孜 土 达斡尔 仫佬 羌 布朗 撒拉 毛南 仡佬 锡伯 阿昌 普米 塔吉克 怒 乌孜别克 俄罗斯 鄂温克 德昂 保安 裕固 京 ' +
  '塔塔尔 独龙 鄂伦春 赫哲 门巴 珞巴 基诺'
).split(' ')
/** Characters that 汉 is taken for. */
const LIKE_HAN = /^[汊汶汐冯沉汲江汊汪泌汗]/

/** The nation that a text begins with, and whether it was read as it is written. */
export function nationIn(text: string): { nation: string; exact: boolean } | undefined {
  const [longest] = NATIONS.filter((nation) => text.startsWith(nation)).sort((a, b) => b.length - a.length)
  if (longest) return { nation: longest, exact: true }
  if (LIKE_HAN.test(text)) return { nation: '汉', exact: false }
  const [near] = NATIONS.filter((nation) => nation.length > 1 && mistakes(nation, text) === 1)
  return near ? { nation: near, exact: false } : undefined
}

const mistakes = (nation: string, text: string): number =>
  [...nation].filter((character, at) => character !== text[at]).length
