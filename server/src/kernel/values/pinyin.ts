import { textForm } from './forms.js'

const SYLLABLES = new Set(
  'a ai an ang ao ba bai ban bang bao bei ben beng bi bian biao bie bin bing bo bu ca cai can cang cao ce cen ceng cha chai chan chang chao che chen cheng chi chong chou chu chuai chuan chuang chui chun chuo ci cong cou cu cuan cui cun cuo da dai dan dang dao de dei deng di dia dian diao die ding diu dong dou du duan dui dun duo e ei en er fa fan fang fei fen feng fo fou fu ga gai gan gang gao ge gei gen geng gong gou gu gua guai guan guang gui gun guo ha hai han hang hao he hei hen heng hong hou hu hua huai huan huang hui hun huo ji jia jian jiang jiao jie jin jing jiong jiu ju juan jue jun ka kai kan kang kao ke ken keng kong kou ku kua kuai kuan kuang kui kun kuo la lai lan lang lao le lei leng li lia lian liang liao lie lin ling liu long lou lu luan lun luo lv lve ma mai man mang mao me mei men meng mi mian miao mie min ming miu mo mou mu n na nai nan nang nao ne nei nen neng ni nian niang niao nie nin ning niu nong nou nu nuan nuo nv nve o ou pa pai pan pang pao pei pen peng pi pian piao pie pin ping po pou pu qi qia qian qiang qiao qie qin qing qiong qiu qu quan que qun ran rang rao re ren reng ri rong rou ru ruan rui run ruo sa sai san sang sao se sen seng sha shai shan shang shao she shen sheng shi shou shu shua shuai shuan shuang shui shun shuo si song sou su suan sui sun suo ta tai tan tang tao te teng ti tian tiao tie ting tong tou tu tuan tui tun tuo wa wai wan wang wei wen weng wo wu xi xia xian xiang xiao xie xin xing xiong xiu xu xuan xue xun ya yan yang yao ye yi yin ying yo yong you yu yuan yue yun za zai zan zang zao ze zei zen zeng zha zhai zhan zhang zhao zhe zhei zhen zheng zhi zhong zhou zhu zhua zhuai zhuan zhuang zhui zhun zhuo zi zong zou zu zuan zui zun zuo'.split(
    ' ',
  ),
)
/** Most letters that are searched by. */
const LONGEST = 24
const LONGEST_SYLLABLE = 6
/** Most ways of cutting letters into syllables, those with the longest syllables first. */
const MOST = 32

function begins(text: string): boolean {
  for (const syllable of SYLLABLES) if (syllable.startsWith(text)) return true
  return false
}

/**
 * Ways of cutting letters into parts: each is the initial or the whole reading of a character, and the last one the
 * beginning of a reading.
 */
function* cuts(text: string, at = 0): Generator<readonly string[]> {
  if (at === text.length) yield []
  for (let end = Math.min(text.length, at + LONGEST_SYLLABLE); end > at; end--) {
    const part = text.slice(at, end)
    const isPart = part.length === 1 || SYLLABLES.has(part) || (end === text.length && begins(part))
    if (isPart) for (const rest of cuts(text, end)) yield [part, ...rest]
  }
}

/** Pattern for a character with this reading, among the readings that `name_reading` of the database writes. */
const signOf = (part: string, isLast: boolean): string =>
  part.length === 1 || isLast ? `\\|([a-z]+,)*${part}[a-z]*(,[a-z]+)*` : `\\|([a-z]+,)*${part}(,[a-z]+)*`

/**
 * Pattern for names with a reading of these letters and digits: zg, zhang and zhangg find 张国强. Null for any other text,
 * since no reading has it.
 */
export function readingPattern(typed: string): string | null {
  const text = textForm(typed).toLowerCase()
  if (!/^[a-z0-9]+$/.test(text) || !/[a-z]/.test(text) || text.length > LONGEST) return null
  // The cut into initials alone comes last but is typed most, so it always has a place.
  const ways: (readonly string[])[] = [[...text]]
  for (const parts of cuts(text)) {
    if (ways.length > MOST) break
    ways.push(parts)
  }
  const patterns = ways.map((parts) => parts.map((part, at) => signOf(part, at === parts.length - 1)).join(''))
  return `(${[...new Set(patterns)].join('|')})`
}
