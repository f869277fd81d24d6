import { allDistricts } from '#shared/tax/facts/local.ts';

/** The school districts that the calculator knows, without what the names of many say. */
const districtNames = allDistricts.map(({ name }) => name.replace(/ (?:City|Local|Union|Valley)$/, '')).join(' ');

/**
 * What people call a page or a section, or type when they look for it, besides the words it shows. By link. A word that
 * means the same everywhere is in synonyms.ts.
 */
export const pageWords: Record<string, string> = {
  '/contact':
    'phone number telephone call email address hours open today closed saturday directions where location office near me talk person human reach message new clients become client taking dresden pickerington parking wheelchair access step steps stairs ramp accessible door',
  '/schedule':
    'see someone appointment book booking meeting consultation calendar zoom video visit shop site new clients come to me house call reschedule cancel appointment time evening evenings lunch after work bring someone along second person spouse brother sister friend free first consultation first meeting cost is the first meeting free',
  '/schedule#what-if-i-have-to-move-or-cancel-the-meeting':
    'reschedule find my meeting change cancel meeting appointment move lost link',
  '/about-us':
    'team who owner staff people history experience credentials cpa enrolled agent licensed license certified insured qualified reviews years in business founded family sees opens my papers documents protected safe trust preparer made you make a mistake error wrong what happens who pays',
  '/services': 'what do you do offer list help all prices costs how much does it cost charge fees rates',
  '/services/personal-tax':
    'turbotax look over second look online software tax guy charity donations divorce divorced inherited inheritance estate widow widower spouse parent died deceased death 1310 8332 custody college tuition 1098t student gambling not filed years home office baby got married moved change of address tax return preparation preparer file taxes individual 1040 married joint itemized deductions refund amended 1040x w2 dependents back taxes late returns unfiled personal income tax family rental property retired military student crypto stocks sell house closing costs letter notice audit irs mail cp2000 cp14',
  '/services/personal-tax#a-wedding': 'newlywed got married in october new name',
  '/services/personal-tax#a-job-lost':
    'laid off lost my job fired unemployment benefits taxed severance early withdrawal 401k',
  '/services/personal-tax#a-house': 'closing costs property tax at closing bought a house',
  '/services/personal-tax#selling-your-house':
    'form 1099s 1099-s 8949 certification at closing sell my house home office capital gain sold moved to assisted living nursing home',
  '/services/personal-tax#retirement-your-pension':
    'who taxes pension taxed strs opers sers retirement income credit lump sum credit ohio social security benefits',
  '/services/personal-tax#retirement-your-accounts':
    'rmd required minimum distribution 403(b) 403b what age do rmds start',
  '/services/personal-tax#side-work':
    'how much to set aside crafts craft fair sells hobby mow lawns wife husband sells',
  '/services/personal-tax#something-to-rent-out':
    'sold sell rental house 4797 garage storage room rent out cash rent farm land share of crop 4835 sharecrop let my ohio house nonresident',
  '/services/personal-tax#a-move': 'relocation moving costs moving expenses moving van movers change of address',
  '/services/personal-tax#a-death':
    'widow widower deceased death certificate 1310 sign return sell my late husband’s house',
  '/services/personal-tax#an-inheritance':
    'inherited ira ten years 10 year rule stretch beneficiary inherited house appraised step up savings bonds my mother left 403b annuity estate tax death tax pennsylvania inheritance tax',
  '/services/personal-tax#a-divorce-or-parents-apart': 'divorced custody 8332 alimony',
  '/services/personal-tax#a-parent-you-help':
    'assisted living help my parents elderly parent claim my mother father as a dependent can my daughter son claim me as dependent',
  '/services/personal-tax#a-grandchild-who-lives-with-you':
    'grandson granddaughter grandchild lives with me raising my grandchildren claim grandson as a dependent',
  '/services/personal-tax#returns': 'do i have to file at 65 70 80 must i file retired filing requirement',
  '/services/personal-tax#do-health-premiums-a-nursing-home-or-dentures-come-off':
    'nursing home costs deduct deductible medical costs expenses health insurance premiums ohio retired before 65 long term care insurance my own assisted living cost dentures glasses hearing aids',
  '/services/personal-tax#may-i-roll-over-my-403-b-to-an-ira':
    'rollover roll over rolled 403b 457 401k to an ira transfer',
  '/services/personal-tax#what-does-the-code-in-box-7-of-my-1099-r-mean': '1099r distribution code box 7 g 4 2',
  '/services/personal-tax#should-i-move-ira-money-to-a-roth-conversion': 'roth conversion convert',
  '/services/personal-tax#i-go-on-medicare-may-i-still-pay-into-my-hsa':
    'hsa and medicare health savings account at 65',
  '/services/personal-tax#i-buy-things-for-my-classroom-do-they-come-off':
    'educator expenses teacher classroom supplies deduction',
  '/services/personal-tax#i-drive-for-my-church-or-give-it-stock-what-counts':
    'volunteer volunteering charity miles mileage stock gifts to church shares donate',
  '/services/personal-tax#i-give-my-car-house-or-land-to-a-grandchild-any-tax':
    'give my car to grandson give my house to my daughter son deed land to children gift title transfer',
  '/services/personal-tax#does-an-estate-or-a-living-trust-file-a-return-of-its-own':
    'living trust tax return revocable trust estate income form 1041 ein for an estate fiduciary',
  '/services/personal-tax#social-security-came-after-the-death-is-it-ours-to-keep':
    'social security check payment benefit 255',
  '/services/personal-tax#is-life-insurance-taxed-when-my-husband-dies': 'life insurance proceeds taxable',
  '/services/personal-tax#jury-pay-or-money-from-ohios-unclaimed-funds-taxed':
    'jury duty pay unclaimed funds money taxable',
  '/services/personal-tax#i-forgot-a-1099-r-on-last-years-return-what-now':
    'amend last year’s return forgot form left off amended return 1040x',
  '/services/personal-tax#my-husband-or-wife-did-the-taxes-or-has-died-where-do-i-begi':
    'death died deceased passed away husband died wife died spouse died widow widower my husband did the taxes where to begin',
  '/services/personal-tax#may-i-sign-for-my-mother-or-father':
    'power of attorney poa 2848 guardian sign tax return for my mother my father elderly parent dementia',
  '/services/personal-tax#the-sitter-gives-no-tax-number-is-the-care-credit-lost':
    'w10 2441 day care daycare sitter wont give refuses social security number ssn',
  '/services/personal-tax#self-employed-does-health-insurance-come-off-medicare-too':
    'self employed health insurance deduction medicare premiums deductible part b medigap 7206',
  '/services/personal-tax#i-rent-out-a-house-or-half-of-mine-what-counts':
    'rent house to son daughter cheap below fair rent family landlord tenant security deposit new roof furnace 27.5 years 27 1/2 rental property repairs improvements depreciation duplex two family house rental loss passive',
  '/services/personal-tax#what-does-college-bring-back': 'college tuition student american opportunity education 1098t',
  '/services/personal-tax#i-live-in-ohio-and-work-in-west-virginia-who-taxes-my-pay':
    'work in another state pennsylvania kentucky indiana michigan wv it-104 rev-419 reciprocity ohio resident',
  '/services/personal-tax#i-missed-a-required-payout-rmd-what-now':
    'missed forgot 5329 penalty 25 waive waiver reasonable cause',
  '/services/personal-tax#i-teach-again-after-retiring-what-comes-off-my-pay':
    'substitute teacher teaching subbing retired teacher goes back to work reemployed retirant earnings limit',
  '/services/personal-tax#my-w-2-never-came-what-now': 'missing lost w2 not received 4852',
  '/services/personal-tax/pricing': 'price cost fee how much charge tax return quote rates',
  '/services/business-tax':
    'doordash uber driver home office equipment sold trade in sep solo 401k own retirement plan section 179 corporate partnership s corp 1120s 1065 1120 k1 schedule c llc tax return sole proprietor sales tax cat deductions write off vehicle depreciation tax planning',
  '/services/bookkeeping':
    'bookkeeper price cost month mixed personal business one account shoebox receipts quickbooks qbo xero books bookkeeper reconcile bank accounts receipts clean up catch up behind invoices ledger monthly financial statements profit loss balance sheet spreadsheet',
  '/services/bookkeeping#year-end':
    'year end closing close the books year-end checklist december inventory count accountant',
  '/services/payroll':
    'trust fund recovery penalty behind on 941 payments payroll company provider gusto adp paychex switch employees direct deposit pay stubs w2 941 940 withholding payday price cost fee how much taxes household nanny penalty penalties additional medicare tax',
  '/services/payroll#cost': 'setup set up fee start price cost how much per month per check price for employees',
  '/services/payroll#switch':
    'my wife husband does payroll i do payroll myself run payroll in quickbooks by hand take over switch missed a city payment behind late catch up',
  '/services/payroll#we-run-a-restaurant-or-a-salon-what-is-different':
    'fica tip credit 8846 45b salon spa barber nails restaurant bar owner tips form 8027 allocated tips',
  '/services/hr-consulting#can-i-pay-a-salary-and-skip-overtime':
    'exempt salaried office manager overtime exemption duties test preschool day care daycare child care teacher',
  '/services/hr-consulting#she-says-she-was-hurt-at-work-on-friday-now-what':
    'accident injury injured hurt fell on the job osha report claim',
  '/services/payroll#i-only-pay-my-daughter-on-saturdays-is-that-payroll':
    'pay my kid child children son unemployment suta futa parents from my business family works for me 15 16 17 18 19 year old fica sole proprietorship llc',
  '/services/fractional-cfo':
    'cfo controller budget forecast cash flow advisor advisory strategy financial planning part time job costing cost of a job price a job',
  '/services/hr-consulting':
    'human resources handbook hiring firing policies i9 job description employee compliance benefits',
  '/services/marketing': 'website google ads seo social media customers advertising logo branding reviews',
  '/services/business-formation':
    'ss4 2553 start business llc form incorporate register ein secretary of state articles name new company startup partnership agreement registered agent dba trade name',
  '/services/business-formation#may-i-sell-food-from-my-kitchen-at-home':
    'home bakery cottage food law license bake bake sale cakes cookies sell farmers market',
  '/services/business-formation#do-i-need-a-license-to-open':
    'business license permit health license health department food truck license mobile food trailer market stall stand',
  '/services/business-formation#formed':
    'formed an llc new llc what do i have to file single member first year just started',
  '/locations':
    'moved moving date move new address part year resident another accountant tax preparer near city income tax rate office phone local tax town village dresden pickerington zanesville coshocton newark cambridge mount vernon newcomerstown marietta columbus school district west virginia hebron pataskala johnstown buckeye lake granville utica alexandria hanover',
  '/locations#dresden': 'rita who must file retired declaration of exemption how long last',
  '/locations#newark':
    'granville income tax new resident register registration must file city return e-z form exempt retired pension pennsylvania',
  '/locations#pickerington': 'employer withholding forms eqr pw3 payroll tax',
  '/locations#zanesville': 'sales tax rate new resident retired must file city return withholding where to send',
  '/locations#columbus': 'who must file city return do i have to file columbus income tax all withheld ir-25 crisp',
  '/locations#newcomerstown': 'rita who must file retired declaration of exemption how long last',
  '/locations#my-town-is-not-listed-can-you-help-me':
    'do you serve my town city outside other ohio cities far away long distance out of town dayton findlay cleveland cincinnati toledo akron canton youngstown lima mansfield springfield sandusky lorain elyria chillicothe athens portsmouth wooster steubenville roseville crooksville philo norwich adamsville thornville new lexington income tax',
  '/locations#some-days-at-home': 'work from home worked at home remote home days hybrid telework wfh',
  '/industries':
    'farm taxes farmer farms haulers truck driver trucking church day care what businesses work with trades kinds clients specialties',
  '/industries/construction':
    'contractor plumber electrician roofer hvac builder carpenter painter remodeler excavating concrete trades landscaper landscaping handyman job costing',
  '/industries/retail':
    'store shop shops ecommerce etsy amazon online seller restaurant cafe bar boutique inventory sales tax franchise salon hairdresser barber booth rent stylist nails bakery',
  '/industries/retail#a-church-or-another-store-says-tax-exempt-what-do-i-ask-for':
    'stec stec u stec b blanket exemption certificate tax exempt resale reseller customer church school nonprofit 501c3 farmer farm says exempt manufacturer government expire valid missing at audit',
  '/industries/construction#who-pays-the-sales-tax-on-the-drywall':
    'stec cc stec co contractor church job materials water heater install plumber sales tax',
  '/industries/retail#how-much-of-my-sales-is-sales-tax':
    'soda pop soft drink takeout take out take home food carryout carry out to go dine in delivery charge fee restaurant',
  '/industries/professional-services':
    'lawyer attorney law firm consultant engineer architect agency insurance agent realtor real estate agent therapist designer photographer',
  '/industries/oil-and-gas':
    'royalty royalties mineral rights lease well drilling depletion pipeline utica landowner oilfield',
  '/industries/private-equity':
    'investor investors fund buyout acquisition portfolio due diligence sell my business buy a business',
  '/industries/manufacturing':
    'job costing machine shop factory fabrication equipment inventory cost plant welding maker',
  '/industries/healthcare':
    'dentist dental dentists doctor physician chiropractor medical practice clinic therapist nurse veterinarian vet veterinary vet clinic animal hospital optometrist orthodontist home health pharmacy',
  '/resources/ohio-business-taxes':
    'which taxes does my business owe pay register vendor license sales tax rate county cat commercial activity tax employer withholding salt workaround ohio',
  '/resources/ohio-business-taxes#sales': 'vendor discount timely filing',
  '/resources/ohio-business-taxes#city-profit':
    'does the s corporation owe pay zanesville newark columbus city tax on its profit s corp net profit',
  '/resources/ohio-business-taxes#use': 'out of state online purchase no sales tax charged',
  '/resources/ohio-business-taxes#do-i-charge-sales-tax-on-mowing-landscaping-and-plowing-snow':
    'lawn care yard work snow plow plowing shovel shoveling salting salt mowing lawn mulch plants landscaper sales tax rate county',
  '/resources/ohio-business-taxes#does-a-salon-charge-sales-tax':
    'haircut hair cut salon hairdresser stylist barber nails manicure pedicure facial waxing lash spa massage tanning tattoo beauty sales tax',
  '/resources/ohio-business-taxes#what-does-a-vendors-license-cost-does-a-second-shop-need-one':
    'vendor vendors license new fee price transient move to another county open second store location branch',
  '/resources/ohio-business-taxes#i-forgot-to-collect-sales-tax-what-now':
    'voluntary disclosure agreement vda uncollected not collected never charged did not charge no sales tax collected landscaping mowing behind',
  '/resources/ohio-business-taxes#i-closed-the-business-do-i-still-file':
    'close vendor license final return closing a business',
  '/resources/ohio-business-taxes#do-i-file-a-personal-property-return-for-machines-or-stock':
    'tangible business personal property tax inventory equipment 920 945',
  '/resources/ohio-business-taxes#who-pays-sales-tax-on-doordash-and-uber-eats-orders':
    'delivery app grubhub restaurant marketplace facilitator',
  '/resources/ohio-business-taxes#i-ship-to-customers-in-other-states-do-i-charge-sales-tax':
    'nexus wayfair economic nexus ship shipping out of state customers sell online to other states sales tax interstate',
  '/resources/ohio-business-taxes#do-my-two-companies-count-together-for-the-commercial-activi':
    'cat common ownership combined group related companies',
  '/resources/ohio-business-taxes#a-customer-never-paid-do-i-get-the-sales-tax-back':
    'bad debt debts uncollectible written off write off customer did not pay sales tax refund',
  '/resources/ohio-business-taxes#i-made-a-mistake-on-a-sales-tax-return-how-do-i-correct-it':
    'sales tax return mistake error wrong overpaid st ar',
  '/resources/ohio-business-taxes#when-is-the-sales-tax-holiday':
    'sales tax holiday tax free weekend back to school august',
  '/resources/ohio-business-taxes#do-i-pay-tax-on-cloud-software-and-online-services':
    'saas software subscription quickbooks online use tax electronic information services data processing',
  '/resources/ohio-business-taxes#is-the-bill-of-a-temp-agency-taxed':
    'temp agency staffing employment service temporary workers sales tax',
  '/resources/ohio-business-taxes#we-sell-our-old-forklift-and-pickup-do-we-charge-sales-tax':
    'casual sale sell used equipment forklift pickup truck vehicle title sales tax',
  '/resources/ohio-business-taxes#i-buy-a-business-do-i-owe-its-old-taxes':
    'successor liability buying a business tax release clearance escrow experience rating transfer u118',
  '/resources/ohio-business-taxes#can-i-be-made-to-pay-the-companys-sales-tax-myself':
    'personally liable personal liability responsible person officer boss told me sign checks bookkeeper sales tax payroll tax trust fund 6672',
  '/services/business-tax#can-i-deduct-a-truck-that-i-bought-on-a-loan':
    'truck loan financed suv heavy vehicle section 179 interest principal payments',
  '/services/business-tax#which-meals-and-gifts-can-i-deduct-in-2026':
    'meals deduction 2026 client lunch gifts to clients customers coffee snacks entertainment christmas gift',
  '/services/business-tax#a-customer-pays-a-large-sum-in-cash-what-do-i-file':
    'form 8300 cash over 10000 report cash payment',
  '/services/business-tax#i-rent-my-building-to-my-own-s-corporation-how-is-the-rent-t':
    'self rental rent building to my company own building lease',
  '/services/business-tax#i-lend-my-company-money-or-it-lends-me-some-what-do-i-need':
    'owner loan to company shareholder loan from company borrow',
  '/services/business-tax#the-s-corporation-paid-its-owner-nothing-all-year-does-one-d':
    's corp owner no salary no payroll all year december reasonable salary',
  '/services/business-formation#election': 'late s election 2553 missed deadline 2013-30',
  '/services/business-formation#my-brother-joins-my-llc-what-changes':
    'add a member partner joins llc brother second owner partnership ein',
  '/resources/ohio-business-taxes#should-my-llc-or-s-corporation-choose-the-pass-through-entit':
    '4738 ptet election salt workaround',
  '/resources/tax-calculator':
    'doordash uber driver moved move during the year part year resident baby married estimate how much will i owe tax brackets income tax calculator refund estimator side income self employment 1099 quarterly set aside rate standard deduction child tax credit overtime tips seniors newark columbus zanesville city tax school district ' +
    districtNames,
  '/resources/tax-calculator#i-moved-during-the-year-which-returns-do-i-file':
    'change town moved address to ohio part year resident it nrc michigan indiana pennsylvania kentucky moved from one town to another school tax two school districts',
  '/resources/tax-calculator#moved-out-of-ohio-still-a-resident':
    'moved out of state another state nonresident domicile 212 contact periods it nrs part year tax pension ira withdrawal after leaving am i an ohio resident keep my ohio house live in florida south carolina opers strs does ohio still tax summer snowbird license marketplace health plan',
  '/resources/tax-calculator#which-quarterly-payments-keep-me-safe-from-a-penalty':
    'safe harbor underpayment penalty 2210',
  '/resources/paycheck':
    'how much should i pay myself paycheck calculator take home pay net pay s corp salary reasonable owner salary withholding hourly gross w4 draw overtime payroll calculator what does one employee cost courtesy withholding check weekly biweekly semi monthly additional medicare tax net bonus gross up supplemental two jobs 401k',
  '/resources/paycheck#why-is-my-net-pay-different-in-january':
    'net pay changed first check of the year january smaller lower',
  '/resources/paycheck#how-much-is-taken-from-a-bonus': 'christmas bonus tax rate gross up',
  '/resources/check-my-refund': 'where is my refund wheres status track irs state ohio refund late delayed amended',
  '/resources/check-my-refund#the-tracker-says-sent-but-nothing-came':
    'refund trace form 3911 never received lost check not deposited missing refund',
  '/resources/check-my-refund#the-amount-is-smaller-than-on-my-return': 'refund less lower than expected',
  '/resources/tax-payment-center#phone-numbers-of-the-tax-offices': 'irs ohio rita cca phone number telephone call',
  '/resources/tax-payment-center#over-time':
    'waive penalty waiver first time abatement abate penalties removed forgot to send missed late payroll deposit 941',
  '/resources/tax-payment-center':
    'behind on 941 payments late deposit penalty late fee late 1099 late w2 penalty cant pay 9465 owe irs no money pay my taxes pay irs online direct pay eftps ohio gateway payment plan installment cannot afford owe pay city rita balance',
  '/resources/tax-prep-checklist':
    'documents papers what to bring need list gather organizer forms w2 1099 receipts checklist',
  '/resources/deadlines':
    'county property tax bill semiweekly deposit form 940 1040 1040es 4868 7004 due dates when are taxes due calendar april 15 quarterly estimated payroll deposit dates extension deadline 941 w2 1099 january filing season ical outlook google calendar',
  '/resources/deadlines#where-are-the-county-property-tax-dates':
    'property tax bill property taxes when due county auditor treasurer says my house is worth too much value too high appraisal complaint board of revision dte 1',
  '/resources/deadlines#which-form-990-does-our-nonprofit-file-and-when':
    '990n 990 n 990ez postcard e-postcard 8868 charity charitable registration attorney general ag report 501c3',
  '/resources/deadlines#by-payday':
    'depositor semiweekly schedule how often do i deposit 941 taxes payroll tax deposit december monthly holiday christmas thanksgiving new year friday payday semiweekly next day 100000',
  '/resources/whats-new#next-year': 'social security wage base hsa limit amounts 2027 401k limit 2026',
  '/resources/whats-new#changes-in-ohio': 'cat exclusion joint filing credit married couple',
  '/resources/whats-new#owners': 'mileage rate reimburse reimbursement employees per mile',
  '/resources/whats-new#does-a-teachers-pension-still-cut-my-social-security':
    'windfall elimination provision wep gpo government pension offset fairness act',
  '/resources/whats-new#does-a-home-sale-or-an-ira-payout-raise-my-medicare-premium':
    'irmaa how much is medicare 2027 cost premiums part b part d surcharge ssa44 life changing event widow husband died lower medicare premium',
  '/resources/whats-new#how-does-farm-land-keep-its-farm-value-for-property-tax-cauv':
    'cauv current agricultural use value farmland dte 109 renewal auditor',
  '/resources/whats-new#is-there-less-property-tax-from-age-65-on':
    'homestead exemption senior blind or disabled homestead disabled veteran property tax',
  '/resources/whats-new#is-social-security-tax-free-now': 'social security taxed taxable benefits',
  '/resources/whats-new#people':
    'trump account grandparent 1000 deposit casino lottery jackpot sports betting w2g w-2g winnings waitress waiter server bartender tips on my w2 no tax on tips at my restaurant job charity charitable church giving donations senior higher standard deduction 65 salt deduction open enrollment marketplace healthcare gov obamacare aca premium tax credit health insurance before 65',
  '/resources/whats-new':
    'child care credit new tax law big beautiful bill obbb obbba trump tips overtime seniors senior deduction car loan interest changes 2026 2027 salt 1099 threshold trump account tax reform ohio flat tax',
  '/resources/tax-letters#the-letter-is-to-somebody-who-died-what-now':
    'letter addressed to dead deceased husband wife parent executor form 56',
  '/resources/tax-letters':
    'got a letter scared notice irs letter notice audit cp14 cp2000 lt11 5071c letter from the state scam fake verify identity mail',
  '/resources/ohio-employers':
    'futa credit reduction employer minimum wage what do i need to hire someone new employee register withholding unemployment workers compensation bwc certificate poster it 4 w4 minor work permit records overtime',
  '/resources/ohio-employers#when-an-employee-leaves':
    'last final paycheck check pay request for separation information fire fired let go layoff employee quits quit separation termination cobra continuation health insurance after leaving',
  '/resources/ohio-employers#can-i-hold-the-last-check-until-the-keys-are-back': 'keep until he returns',
  '/resources/ohio-employers#is-unused-vacation-paid-and-what-may-come-out-of-the-last-ch':
    'union dues checkoff employee quit pay out payout pto final paycheck deductions broken tools uniform loan cash drawer register short shortage till breakage broke dishes walkout dine and dash waitress take out of pay',
  '/resources/ohio-employers#time-off':
    'dock docking half day absent absence salaried exempt manager comp time compensatory lunch break meal rest breaks adults jury duty summons paid sick leave pto employee on leave fmla maternity parental paternity pregnancy pregnant baby birth family leave 12 weeks layoff notice warn act',
  '/resources/ohio-employers#benefits':
    'simple ira match limit 401k deposit withheld late reimburse employees individual health insurance premiums qsehra ichra hra tuition student loan repayment 127 trump account employer contribution moving expenses relocation new hire third party sick pay short term disability section 125 2 percent owner shareholder',
  '/resources/ohio-employers#bankruptcy':
    'bankruptcy chapter 13 trustee wage order student loan garnishment awg department of education defaulted',
  '/resources/ohio-employers#per-diem-hotel-and-meals-on-the-road-what-is-wages':
    'per diem truck driver hotel lodging meals travel day trip overnight allowance box 12 code l',
  '/resources/ohio-employers#a-workers-spouse-is-in-the-military-do-i-withhold-ohio-tax':
    'military spouse msrra it mil-sp exempt from ohio withholding nonresident soldier',
  '/resources/ohio-employers#a-new-hire-has-no-social-security-number-yet-may-the-work-be':
    'hire hired new employee first employee without no social security number yet card ssn applied for itin ss5',
  '/resources/ohio-employers#we-hire-a-student-on-an-f-1-visa-what-do-i-withhold':
    'f1 f-1 j1 student visa international foreign opt cpt nonresident alien fica exempt',
  '/resources/ohio-employers#may-i-check-the-i-9-documents-of-a-remote-worker-over-video':
    'i9 i-9 remote hire out of town video authorized representative alternative procedure',
  '/resources/ohio-employers#is-there-a-tax-credit-for-hiring-somebody-wotc':
    'wotc work opportunity tax credit hiring credit veteran 8850 5884',
  '/resources/ohio-employers#may-i-require-direct-deposit': 'payroll card paycard pay card paper check',
  '/resources/ohio-employers#household':
    'nanny babysitter sitter caregiver cleaner housekeeper maid cleaning lady helps at home cash household domestic schedule h nanny tax pay someone at home',
  '/resources/ohio-employers#other-employers':
    'nonprofit church 501c3 farm workers 943 futa exempt h2a visa own child on the farm',
  '/resources/ohio-employers#garnishment':
    'garnishment garnished wage order priority which first several orders levy creditor disposable earnings',
  '/resources/ohio-employers#child-support':
    'child support out of paycheck wages order payment central where to send quits two orders',
  '/resources/ohio-employers#creditor':
    'garnish wages garnishment maximum limit percent credit card debt collector court order how much fee answer second garnishment two creditors',
  '/resources/ohio-employers#irs-levy': 'levy 668-w 668w tax levy employer wages federal 1494',
  '/resources/ohio-employers#how-long-to-keep-payroll-records':
    'time cards sheets retention invoices bills receipts bank statements how many years keep records',
  '/resources/ohio-employers#papers-of-a-new-hire-in-the-first-three-weeks':
    'report hired new hire where 20 days rehire rehired employee i-9 supplement b 60 days came back',
  '/resources/ohio-employers#a-worker-who-lives-in-another-state-what-do-i-withhold':
    'reciprocity reciprocal west virginia pennsylvania indiana kentucky michigan resident pay ohio tax rev419 rev-419 interstate truck driver trucker hauls works in two states city tax',
  '/resources/ohio-employers#does-federal-unemployment-tax-futa-cost-more-in-ohio': 'credit reduction state',
  '/resources/ohio-employers#withhold': 'unemployment report on paper send new construction company unemployment rate',
  '/resources/ohio-employers#when-is-the-workers-compensation-premium-due':
    'workers comp premium installments every two months next december bwc',
  '/resources/ohio-employers#what-goes-into-the-payroll-report-of-workers-compensation':
    'true up true-up bwc construction weekly maximum other state',
  '/resources/ohio-employers#places':
    '20 day 20-day rule twenty days columbus city jedd jedz joint economic development district',
  '/resources/ohio-employers#hybrid-work-at-home-on-some-days-in-the-office-on-others':
    'hybrid telework remote worker work from home city tax',
  '/resources/ohio-employers#a-worker-lives-and-works-in-another-state-such-as-florida-wh':
    'remote worker out of state employee works from home in another state register pennsylvania indiana michigan',
  '/resources/ohio-employers#our-worker-lives-and-works-at-home-in-west-virginia-what-now':
    'remote worker out of state works from home',
  '/resources/ohio-employers#a-worker-hands-me-a-new-w-4-or-it-4-from-when-on-does-it-cou':
    'employee gave me a new w4 it4 change exemptions exempt from withholding claims exempt valid expire how long old w4 allowances altered crossed out lock in lock-in letter 2800c overtime deduction in paycheck now less withheld',
  '/resources/ohio-employers#too-much-or-too-little-withheld-how-to-put-it-right':
    'wrong withheld too little fica 941x wrong town wrong city withheld for the wrong city employee moved worker moved form 11a rita',
  '/resources/ohio-employers#which-perks-and-gifts-are-wages-car-phone-miles-gift-cards':
    'fringe benefits perks company car truck cell phone personal use group term life insurance gift card employees taxable holiday ham reimburse mileage reimbursement miles own car aides drive gas',
  '/resources/ohio-employers#i-owe-back-pay-or-a-raise-dated-back-how-is-it-taxed':
    'retro retroactive pay raise back pay forgot missed hours',
  '/resources/ohio-employers#i-paid-somebody-too-much-how-do-i-get-it-back':
    'overpaid overpayment employee paid twice double paid wages repay recover',
  '/resources/ohio-employers#a-worker-has-a-second-job-does-that-change-what-i-do':
    'second job two employers moonlighting limit',
  '/resources/ohio-employers#the-crew-meets-at-the-yard-is-the-drive-to-the-job-paid':
    'travel time travel from yard crew paid drive time loading truck',
  '/resources/ohio-employers#is-driving-from-client-to-client-paid-and-sleeping-at-a-clie':
    'travel time driving time between clients home care home health aide caregiver companion overnight shift sleep',
  '/resources/ohio-employers#is-a-seasonal-worker-different': 'seasonal employee employer summer help temporary',
  '/resources/ohio-employers#we-have-a-health-plan-which-forms-does-it-ask-for':
    'aca large employer 50 full time equivalent do we have to offer dd 1094 1095 1095b 1095c health insurance box dd group plan medicare part d creditable coverage',
  '/resources/ohio-employers#workers-under-18':
    'minor teen teenager kid 14 15 16 17 year old hours lunch break child labor fryer slicer ladder freezer what jobs can a 15 year old do',
  '/resources/ohio-employers#minimum-wage':
    'waitress tip credit gratuity auto gratuity tipped overtime minimum wage 2027 next year',
  '/resources/ohio-employers#overtime':
    'holiday pay thanksgiving christmas hours salaried manager weighted average blended rate attendance production quarterly bonus regular rate union preschool day care daycare child care teacher salary truck driver motor carrier exemption',
  '/resources/ohio-employers#sales':
    'commission commissions outside sales salesman salesperson saleswoman sales rep representative inside sales',
  '/resources/ohio-employers#paydays':
    'pay stub paystub late wages payday on a holiday bank holiday juneteenth christmas december 25 direct deposit change bank account email scam fraud phishing',
  '/resources/ohio-employers#w-2-season-w-2-it-3-and-form-17':
    'w2 w-2 deadline due date electronic electronically filing efile e-file file with social security bso ssa upload it3 efw2 rita form 17 reconciliation',
  '/resources/ohio-employers#w-2-mistake':
    'wrong ssn fix w2 reissue reissued again undeliverable correct fix withholding mistake error amended w2c 941x social security number',
  '/resources/ohio-employers#a-worker-has-died-whom-do-i-pay-and-on-which-form':
    'deceased employee wages employee died last paycheck death of an employee beneficiary',
  '/resources/ohio-employers#a-paycheck-was-never-cashed-what-happens-to-it':
    'uncashed payroll check stale check unclaimed wages funds outstanding checks escheat',
  '/resources/ohio-employers#and-a-worker-at-home-in-kentucky': 'remote worker out of state k4 works from home',
  '/privacy-policy':
    'privacy data security personal information safe share who sees how long do you keep my papers documents protected',
  '/privacy-policy#choices': 'how long do you keep my papers files documents return delete my data',
  '/terms-of-service': 'terms conditions legal agreement refund policy',
  '/accessibility': 'screen reader wcag disability keyboard contrast',
  '/cookies': 'cookies tracking analytics consent',
  '/blog/year-end-moves-before-december-31#post-gift-tax-gifts-to-children-and-grandchildren':
    'gift tax 709 giving money',
  '/blog/year-end-moves-before-december-31#post-for-households':
    'required minimum distribution rmd 403b 457 w4p w4v withhold from social security',
  '/blog/year-end-moves-before-december-31#post-three-moves-that-do-lower-ohio-tax':
    'qcd qualified charitable distribution give to church charity from ira 403b',
  '/blog/contractor-or-employee-five-honest-questions#post-you-got-a-1099-but-you-were-an-employee':
    'got a 1099 instead of a w2 boss gave me a 1099 misclassified ss8 ss-8 8919',
  '/blog/1099-rules-for-payments-made-in-2026#post-a-1099-that-you-sent-is-wrong':
    'corrected 1099 correct fix wrong 1099 mistake',
  '/blog/two-cities-one-paycheck#post-do-you-have-to-file-at-home': 'only social security retired file city return',
  '/blog/two-cities-one-paycheck#post-some-days-at-home':
    'work from home worked at home remote home days hybrid telework wfh',
  '/blog/two-cities-one-paycheck#post-school-district-income-tax-follows-your-home': 'school tax withheld from pension',
  '/blog/closing-a-business-in-ohio#post-you-close-one-place-the-other-goes-on':
    'closing one store location branch cancel one vendor license',
  '/blog/w-2-season-starts-in-november#post-new-on-the-2026-w-2-codes-tp-tt-and-ta':
    'ttoc tipped occupation code 14b gratuity service charge overtime box 12 w-2 code tt',
  '/blog/w-2-season-starts-in-november#post-w-2s-for-people-who-left': 'employee on unpaid leave w-2',
  '/blog/w-2-season-starts-in-november#post-union-contract-double-time-overtime-after-eight-hours-what-is-tt':
    'union collective bargaining agreement cba sunday',
  '/blog/w-2-season-starts-in-november#post-the-three-checks-that-find-most-errors':
    'fsa hsa flexible spending section 125 cafeteria plan box s corporation owner health insurance w-2 premiums 2 percent shareholder',
  '/blog/w-2-season-starts-in-november#post-w-2-plan-for-nine-weeks-one-job-each':
    'gift cards for employees january 1 payday new year pay date',
  '/blog': 'articles blog posts updates newsletter rss',
};
