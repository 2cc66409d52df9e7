/** Names of treatments by language, with a bar wherever they may be hyphenated. */
export const treatments = {
  de: `Gesichts|behandlung, Haar|entfernung, Braut|vorbereitung, Wimpern|verlängerung, Augen|brauen|korrektur,
    Ganz|körper|massage, Fuss|reflex|zonen|massage, Schwanger|schafts|massage, Lymph|drainage, Nagel|modellage, Nagel|haut|pflege,
    Frucht|säure|peeling, Hyaluron|behandlung, Tiefen|reinigung, Kinder|haar|schnitt, Hochsteck|frisur, Haar|verdichtung,
    Strähnchen|technik, Wimpern|laminierung, Entspannungs|massage`,
  it: `Massaggio decon|trat|tu|rante, Rico|stru|zione unghie, Trattamento disin|cro|stante, Lin|fo|dre|naggio, Rifles|so|logia plantare,
    Soprac|ci|glia, Der|mo|pig|men|ta|zione, Semi|per|ma|nente, Allun|ga|mento ciglia, Ristrut|tu|rante, Rivi|ta|liz|zante,
    Rin|gio|va|ni|mento del viso, Abbron|za|tura, Esfo|lia|zione, Anti|cel|lu|lite, Deco|lo|ra|zione, Accon|cia|tura da sposa,
    Elet|tro|sti|mo|la|zione, Rie|qui|li|brante, Micro|blading`,
};

/** The names of a language, one by one. */
export const namesIn = (language: keyof typeof treatments): string[] => treatments[language].trim().split(/,\s+/);
