import type { Theme } from "./themes.ts";

/** A kind of protein: what its name, product, function, places and domains look like. */
export interface ProteinFamily {
  /** Three letters of the standard names of its members. */
  readonly stems: readonly string[];
  /** `{theme}` stands for the theme of the gene, `{Name}` for its capitalised name. */
  readonly products: readonly string[];
  /** Names of molecular functions; `{molecule}` for families that handle one. */
  readonly functions: readonly string[];
  readonly themes: readonly Theme[];
  readonly places: readonly string[];
  /** Keys of `vocabulary/domains.ts`. */
  readonly domains: readonly string[];
  /** Share of members without which a cell dies. */
  readonly essential: number;
}

export const families: readonly ProteinFamily[] = [
  {
    stems: ["spk", "mkr", "cdk", "wak", "ppk"],
    products: ["serine/threonine protein kinase {Name}", "{theme} protein kinase {Name}", "mitogen-activated protein kinase {Name}"],
    functions: ["protein serine/threonine kinase activity", "ATP binding", "protein binding"],
    themes: ["cell cycle", "mitosis", "signal transduction", "stress response", "cell polarity", "nutrient sensing", "meiosis"],
    places: ["cytosol", "nucleus", "cell tip"], domains: ["kinase", "coil"], essential: 0.2,
  },
  {
    stems: ["ptp", "ppa", "dsp"],
    products: ["protein phosphatase {Name}", "{theme} protein phosphatase regulatory subunit {Name}"],
    functions: ["protein serine/threonine phosphatase activity", "metal ion binding"],
    themes: ["cell cycle", "cytokinesis", "signal transduction", "stress response"],
    places: ["cytosol", "nucleus"], domains: ["phosphatase"], essential: 0.15,
  },
  {
    stems: ["rho", "ras", "gtr", "ypt"],
    products: ["small GTPase {Name}", "{theme} GTPase {Name}"],
    functions: ["GTPase activity", "GTP binding"],
    themes: ["cell polarity", "exocytosis", "endocytosis", "nuclear import", "pheromone response", "Golgi stack"],
    places: ["plasma membrane", "Golgi apparatus", "endosome"], domains: ["gtpase"], essential: 0.3,
  },
  {
    stems: ["gef", "gap", "arh"],
    products: ["guanyl-nucleotide exchange factor {Name}", "GTPase activating protein {Name}"],
    functions: ["guanyl-nucleotide exchange factor activity", "protein binding"],
    themes: ["cell polarity", "endocytosis", "cytokinesis"], places: ["cell tip", "cytosol"], domains: ["exchange", "sh3"], essential: 0.1,
  },
  {
    stems: ["rpl", "rlp"], products: ["60S ribosomal protein {Name}"], functions: ["structural constituent of ribosome", "RNA binding"],
    themes: ["translation", "large ribosomal subunit"], places: ["cytosol", "nucleolus"], domains: ["ribosomal"], essential: 0.7,
  },
  {
    stems: ["rps", "rsp"], products: ["40S ribosomal protein {Name}"], functions: ["structural constituent of ribosome", "RNA binding"],
    themes: ["translation", "small ribosomal subunit"], places: ["cytosol", "nucleolus"], domains: ["ribosomal"], essential: 0.7,
  },
  {
    stems: ["tfk", "hsr", "zfd", "prx"],
    products: ["DNA-binding transcription factor {Name}", "zinc finger transcription factor {Name}", "transcriptional repressor {Name}"],
    functions: ["DNA-binding transcription factor activity", "DNA binding", "zinc ion binding"],
    themes: ["transcription by RNA polymerase II", "stress response", "nutrient sensing", "meiosis"],
    places: ["nucleus", "chromosome"], domains: ["zincfinger", "disordered"], essential: 0.08,
  },
  {
    stems: ["med", "taf", "rpb"],
    products: ["RNA polymerase II subunit {Name}", "mediator complex subunit {Name}", "transcription initiation factor subunit {Name}"],
    functions: ["transcription coactivator activity", "DNA binding", "protein binding"],
    themes: ["transcription by RNA polymerase II"], places: ["nucleus"], domains: ["coil", "disordered"], essential: 0.6,
  },
  {
    stems: ["hda", "hat", "smc", "rsk"],
    products: ["histone deacetylase {Name}", "histone acetyltransferase {Name}", "chromatin remodelling ATPase {Name}"],
    functions: ["histone modifying activity", "ATP hydrolysis activity", "histone binding"],
    themes: ["chromatin remodelling", "heterochromatin", "nucleosome", "centromere"],
    places: ["nucleus", "chromosome"], domains: ["atpase", "bromo"], essential: 0.25,
  },
  {
    stems: ["mcm", "pol", "rfk", "orc"],
    products: ["DNA replication factor {Name}", "DNA polymerase subunit {Name}", "DNA helicase {Name}"],
    functions: ["DNA helicase activity", "DNA binding", "ATP hydrolysis activity"],
    themes: ["DNA replication", "DNA repair", "telomere"], places: ["nucleus", "chromosome"], domains: ["atpase", "helicase"], essential: 0.65,
  },
  {
    stems: ["rad", "mus", "rcq"],
    products: ["DNA repair protein {Name}", "DNA recombination protein {Name}", "DNA damage checkpoint protein {Name}"],
    functions: ["DNA binding", "DNA nuclease activity", "ATP hydrolysis activity"],
    themes: ["DNA repair", "DNA recombination", "meiosis"], places: ["nucleus", "chromosome"], domains: ["helicase", "coil"], essential: 0.06,
  },
  {
    stems: ["prp", "spf", "lsm"],
    products: ["spliceosomal protein {Name}", "pre-mRNA splicing factor {Name}", "U6 snRNP-associated protein {Name}"],
    functions: ["RNA binding", "RNA helicase activity", "protein binding"],
    themes: ["mRNA splicing", "mRNA decay"], places: ["nucleus"], domains: ["rrm", "helicase"], essential: 0.7,
  },
  {
    stems: ["utp", "nop", "rrp"],
    products: ["rRNA processing protein {Name}", "ribosome biogenesis factor {Name}", "exosome subunit {Name}"],
    functions: ["RNA binding", "RNA nuclease activity"],
    themes: ["rRNA processing", "large ribosomal subunit", "small ribosomal subunit", "nucleolus"], places: ["nucleolus"], domains: ["wd", "rrm"], essential: 0.75,
  },
  {
    stems: ["trm", "tad", "pus"],
    products: ["tRNA methyltransferase {Name}", "tRNA pseudouridine synthase {Name}"],
    functions: ["tRNA methyltransferase activity", "RNA binding"],
    themes: ["tRNA modification", "translation"], places: ["nucleus", "cytosol"], domains: ["methyltransferase"], essential: 0.15,
  },
  {
    stems: ["hsp", "cct", "dnj"],
    products: ["heat shock protein {Name}", "chaperone {Name}", "J domain protein {Name}"],
    functions: ["protein folding chaperone activity", "ATP hydrolysis activity", "unfolded protein binding"],
    themes: ["protein folding", "stress response", "mitochondrion"], places: ["cytosol", "mitochondrion", "endoplasmic reticulum"], domains: ["chaperone", "coil"], essential: 0.3,
  },
  {
    stems: ["pup", "ubq", "ubc", "dcn"],
    products: ["ubiquitin-protein ligase {Name}", "ubiquitin conjugating enzyme {Name}", "proteasome subunit {Name}"],
    functions: ["ubiquitin-protein transferase activity", "zinc ion binding", "protein binding"],
    themes: ["protein degradation", "proteasome", "cell cycle"], places: ["cytosol", "nucleus"], domains: ["ring", "wd"], essential: 0.35,
  },
  {
    stems: ["gmt", "och", "pmn"],
    products: ["mannosyltransferase {Name}", "glycosyltransferase {Name}", "oligosaccharide transferase subunit {Name}"],
    functions: ["glycosyltransferase activity"],
    themes: ["protein glycosylation", "cell wall", "Golgi stack"], places: ["Golgi apparatus", "endoplasmic reticulum"], domains: ["glyco", "tm"], essential: 0.25,
  },
  {
    stems: ["bgs", "gas", "eng"],
    products: ["glucan synthase {Name}", "cell wall glucanosyltransferase {Name}", "septum glucanase {Name}"],
    functions: ["glucan synthase activity", "hydrolase activity, acting on glycosyl bonds"],
    themes: ["cell wall", "division septum", "spore wall"], places: ["plasma membrane", "cell wall", "division septum"], domains: ["glyco", "tm"], essential: 0.2,
  },
  {
    stems: ["act", "myo", "fim", "cdf"],
    products: ["actin-binding protein {Name}", "myosin heavy chain {Name}", "formin {Name}", "contractile ring protein {Name}"],
    functions: ["actin filament binding", "microfilament motor activity"],
    themes: ["contractile ring", "actin patch", "cytokinesis", "endocytosis"], places: ["contractile ring", "actin patch"], domains: ["myosin", "sh3", "coil"], essential: 0.3,
  },
  {
    stems: ["klp", "dhk", "tub", "map"],
    products: ["kinesin-like protein {Name}", "microtubule-associated protein {Name}", "gamma tubulin complex subunit {Name}"],
    functions: ["microtubule binding", "microtubule motor activity", "ATP hydrolysis activity"],
    themes: ["mitotic spindle", "microtubule array", "spindle pole body"], places: ["mitotic spindle", "cytoplasmic microtubule", "spindle pole body"], domains: ["kinesin", "coil"], essential: 0.3,
  },
  {
    stems: ["cnk", "mis", "ndk", "spc"],
    products: ["kinetochore protein {Name}", "centromere protein {Name}", "spindle pole body protein {Name}"],
    functions: ["protein binding", "microtubule binding"],
    themes: ["kinetochore", "centromere", "spindle pole body"], places: ["kinetochore", "spindle pole body"], domains: ["coil"], essential: 0.7,
  },
  {
    stems: ["nup", "kap", "npk"],
    products: ["nucleoporin {Name}", "karyopherin {Name}"],
    functions: ["nuclear localization sequence binding", "structural constituent of nuclear pore"],
    themes: ["nuclear pore", "nuclear import", "nuclear export", "nuclear envelope"], places: ["nuclear pore", "nuclear envelope"], domains: ["heat", "disordered"], essential: 0.45,
  },
  {
    stems: ["vps", "sec", "snx", "bet"],
    products: ["vacuolar sorting protein {Name}", "COPII coat subunit {Name}", "sorting nexin {Name}", "SNARE {Name}"],
    functions: ["phospholipid binding", "SNARE binding", "protein binding"],
    themes: ["endosome", "vacuole", "exocytosis", "endocytosis", "Golgi stack"], places: ["endosome", "vacuole", "Golgi apparatus"], domains: ["wd", "coil"], essential: 0.2,
  },
  {
    stems: ["atg", "ctl"],
    products: ["autophagy associated protein {Name}"], functions: ["phospholipid binding", "protein binding"],
    themes: ["autophagy", "autophagosome", "vacuole"], places: ["autophagosome", "cytosol"], domains: ["wd", "disordered"], essential: 0,
  },
  {
    stems: ["mfs", "ctr", "hxt", "zrt", "pht"],
    products: ["plasma membrane {molecule} transporter {Name}", "vacuolar {molecule} transporter {Name}", "mitochondrial {molecule} carrier {Name}"],
    functions: ["{molecule} transmembrane transporter activity"],
    themes: ["glucose", "iron ion", "zinc ion", "copper ion", "ammonium", "glycerol", "calcium ion", "phosphate ion", "sulfate", "thiamine", "biotin", "polyamine"],
    places: ["plasma membrane", "vacuole", "mitochondrion"], domains: ["transporter", "tm"], essential: 0.04,
  },
  {
    stems: ["lys", "arg", "met", "glt", "ade", "ura", "thi", "hem", "bio", "coq"],
    products: ["{molecule} synthase {Name}", "{molecule} biosynthesis protein {Name}", "{molecule} reductase {Name}"],
    functions: ["{molecule} synthase activity", "oxidoreductase activity"],
    themes: ["lysine", "arginine", "methionine", "glutamate", "purine nucleotide", "pyrimidine nucleotide", "thiamine", "heme", "biotin", "ubiquinone", "NAD", "coenzyme A", "glutathione"],
    places: ["cytosol", "mitochondrion"], domains: ["dehydrogenase", "amidotransferase"], essential: 0.12,
  },
  {
    stems: ["erg", "lcb", "sph", "pik"],
    products: ["{molecule} desaturase {Name}", "{molecule} hydroxylase {Name}", "{molecule} kinase {Name}"],
    functions: ["{molecule} kinase activity", "oxidoreductase activity"],
    themes: ["ergosterol", "ceramide", "phosphoinositide"], places: ["endoplasmic reticulum", "lipid droplet"], domains: ["dehydrogenase", "tm"], essential: 0.35,
  },
  {
    stems: ["hxk", "tps", "gpd", "gph"],
    products: ["{molecule} dehydrogenase {Name}", "{molecule} phosphorylase {Name}", "{molecule} kinase {Name}"],
    functions: ["{molecule} kinase activity", "{molecule} dehydrogenase activity"],
    themes: ["glucose", "trehalose", "glycogen", "glycerol"], places: ["cytosol"], domains: ["sugarkinase", "dehydrogenase"], essential: 0.1,
  },
  {
    stems: ["mrp", "cox", "atp", "tim"],
    products: ["mitochondrial ribosomal protein {Name}", "respiratory chain assembly factor {Name}", "mitochondrial import protein {Name}"],
    functions: ["structural constituent of ribosome", "electron transfer activity", "protein transporter activity"],
    themes: ["mitochondrion", "ubiquinone"], places: ["mitochondrion", "mitochondrial inner membrane"], domains: ["ribosomal", "tm"], essential: 0.4,
  },
  {
    stems: ["pex"], products: ["peroxisomal protein {Name}", "peroxisomal targeting receptor {Name}"], functions: ["protein binding", "protein transporter activity"],
    themes: ["peroxisome"], places: ["peroxisome"], domains: ["tpr", "ring"], essential: 0,
  },
  {
    stems: ["mei", "rec", "mug", "spo"],
    products: ["meiotic protein {Name}", "sporulation protein {Name}", "spore membrane assembly protein {Name}"],
    functions: ["protein binding", "DNA binding"], themes: ["meiosis", "sporulation", "DNA recombination", "spore wall"],
    places: ["nucleus", "spore membrane"], domains: ["coil", "disordered"], essential: 0,
  },
  {
    stems: ["fus", "ste", "mam", "prm"],
    products: ["cell fusion protein {Name}", "pheromone receptor {Name}", "conjugation protein {Name}"],
    functions: ["signaling receptor activity", "protein binding"], themes: ["conjugation", "pheromone response"],
    places: ["plasma membrane", "cell tip"], domains: ["tm"], essential: 0,
  },
  {
    stems: ["tor", "gcn", "ssp"],
    products: ["TOR complex subunit {Name}", "nutrient signalling protein {Name}", "stress signalling protein {Name}"],
    functions: ["protein serine/threonine kinase activity", "protein binding"],
    themes: ["nutrient sensing", "stress response", "chronological ageing", "eisosome"], places: ["vacuole", "cytosol", "eisosome"], domains: ["heat", "kinase"], essential: 0.2,
  },
  {
    stems: ["edc", "dcp", "pab"],
    products: ["mRNA decapping protein {Name}", "poly(A) binding protein {Name}", "translation repressor {Name}"],
    functions: ["RNA binding", "RNA nuclease activity"], themes: ["mRNA decay", "translation", "stress granule"],
    places: ["cytosol", "stress granule"], domains: ["rrm", "disordered"], essential: 0.2,
  },
];

/** Products of proteins about which nothing is known. */
export const unknownProducts = [
  "conserved fungal protein", "conserved eukaryotic protein", "Karyonia specific protein", "DUF domain protein", "conserved protein, WD repeat family",
  "transmembrane protein, unknown role", "small conserved protein",
] as const;

/** Proteins that the mitochondrial chromosome codes for. */
export const mitochondrialProducts: readonly (readonly [name: string, product: string])[] = [
  ["cox1", "cytochrome c oxidase subunit 1"], ["cob1", "cytochrome b"], ["atp6", "ATP synthase subunit 6"], ["atp9", "ATP synthase subunit 9"],
  ["cox2", "cytochrome c oxidase subunit 2"], ["cox3", "cytochrome c oxidase subunit 3"], ["atp8", "ATP synthase subunit 8"], ["rmp1", "mitochondrial ribosomal protein Rmp1"],
];
