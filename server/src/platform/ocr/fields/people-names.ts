/** Surnames of nearly everybody; those of two characters follow. */
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓韩冯曹彭曾肖萧田董袁潘于余叶蒋杜苏魏程吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付傅方' +
  '白邹孟熊秦邱丘江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤赖温康施文牛樊葛邢安齐易乔伍庞颜倪庄聂章鲁岳翟殷詹申欧耿关兰焦俞左柳' +
  '甘祝包宁尚符舒阮柯纪梅童凌毕单季裴霍涂成苗谷盛曲翁冉骆蓝路游辛靳管柴蒙鲍华喻祁蒲房滕屈饶解牟艾尤阳时穆农司卓古吉缪简车项连芦麦褚娄窦戚岑景' +
  '党宫费卜冷晏席卫米柏宗瞿桂全佟应臧闵苟邬边卞姬师和仇栾隋商刁沙荣巫寇桑郎甄丛仲虞敖巩明佘池查麻苑迟邝封官谈匡鞠惠荆乐冀郁胥南班储原栗燕楚鄢'
const LONG_SURNAMES = [
  '欧阳',
  '司徒',
  '上官',
  '诸葛',
  '司马',
  '东方',
  '令狐',
  '皇甫',
  '尉迟',
  '夏侯',
  '端木',
  '慕容',
  '宇文',
  '长孙',
]

/** Characters of nearly all given names. */
const GIVEN =
  '伟强军勇建国志明永福辉海平文华金生德胜东波斌鹏飞荣贵祥兴旺泉木水春根秀英丽芳敏静玉兰桂香美玲燕霞红梅婷娟雪萍涛超杰磊刚俊浩宇轩宏亮鑫龙林峰洋' +
  '健庆成新利民光宁世义良才清云山正学中国立振安全和顺发富财宝珍珠莲凤艳琴丹娜莉莎琳晶慧颖琪瑶瑜佳嘉欣怡雨雯倩蕾薇露洁莹冰月晨阳旭晓天一二三子' +
  '小大少仁仲伯季长元先进友有为思远家振启维克忠孝信礼智诚恒毅坚康乐喜松柏竹菊石川江河湖洪源深流湘汉京凯旋胜利保卫红星向前朝阳炎焕耀辰星昌盛茂' +
  '达运通展鸿翔鹤鹰虎豹马群锋钢铁铭钧锐钦镇南北西方圆满仙云彩虹霖露霜寒秋冬夏景景芬芝花蓉芸苗萌菲萱蕊荷莺燕鹃凰妹姣娇媛婉妮妍妙姝嫦娥琼瑞珊璐' +
  '瑾琦琛璇玮珂玥彤桐楠栋梁柱树森彬权标格楷榕槐柳杨桃李杏枝叶根泽润沛涵淑湛渊溪波澜汝泰岳峻岩峥嵘奇伦儒雄威武勤劳动力功业绩奎奋发斗魁士学博文' +
  '章诗书画韵音琴棋贤慈惠善爱恩情念忆梦思想意志恺悦愉惠宽容若如茹素真纯朴实诺言谦让敬宗祖祥祺禄寿康宁静安定邦国庭廷朗照晖晴昊昕昱晟晔曦景'

const surname = new Set(SURNAMES)
const given = new Set(GIVEN)

/** Whether a text is a usual name: a common surname and one or two common characters. */
export function isUsualName(text: string): boolean {
  const first = LONG_SURNAMES.find((long) => text.startsWith(long)) ?? text[0] ?? ''
  const rest = [...text.slice(first.length)]
  const isKnown = first.length === 2 || surname.has(first)
  return isKnown && rest.length >= 1 && rest.length <= 2 && rest.every((character) => given.has(character))
}

export const beginsAsName = (text: string): boolean =>
  surname.has(text[0] ?? '') || LONG_SURNAMES.some((long) => text.startsWith(long))
