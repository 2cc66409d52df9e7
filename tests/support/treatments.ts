/** Names of treatments as salons write them, by language, with a bar wherever they may be parted. */
export const treatments = {
  de: `Gesichts|behand|lung, Haar|entfer|nung, Braut|vorbe|reitung, Wimpern|verlän|gerung, Augen|brauen|korrektur,
    Ganz|körper|mas|sage, Fuss|reflex|zonen|mas|sage, Schwanger|schafts|mas|sage, Lymph|drai|nage, Nagel|model|lage, Nagel|haut|pflege,
    Frucht|säure|peeling, Hyalu|ron|behand|lung, Tiefen|reini|gung, Kinder|haar|schnitt, Hochsteck|frisur, Haar|verdich|tung,
    Strähnchen|technik, Wimpern|laminie|rung, Entspan|nungs|mas|sage`,
  it: `Massaggio decon|trat|tu|rante, Rico|stru|zione unghie, Trattamento disin|cro|stante, Lin|fo|dre|naggio, Rifles|so|logia plantare,
    Soprac|ci|glia, Der|mo|pig|men|ta|zione, Semi|per|ma|nente, Allun|ga|mento ciglia, Ristrut|tu|rante, Rivi|ta|liz|zante,
    Rin|gio|va|ni|mento del viso, Abbron|za|tura, Esfo|lia|zione, Anti|cel|lu|lite, Deco|lo|ra|zione, Accon|cia|tura da sposa,
    Elet|tro|sti|mo|la|zione, Rie|qui|li|brante, Microblading`,
};

/** The names of a language, one by one. */
export const namesIn = (language: keyof typeof treatments): string[] => treatments[language].trim().split(/,\s+/);
