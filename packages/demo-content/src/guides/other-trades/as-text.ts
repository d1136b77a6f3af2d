/** Guides as they come as text: exported, typed, or copied from a page. */
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** A model number taken apart line by line, as in a mail: no columns, blanks that mean a standard, prices within the words. */
export const valveText = bytesOf(`MODEL NUMBER BREAKDOWN

Digit 1: Body material
A = Aluminum
S = Stainless steel, 316
Digits 2-3: Port size
04 = 1/4" NPT
06 = 3/8" NPT
08 = 1/2" NPT (note 1)
Digit 4: Seals
Blank = Buna-N
V = Viton
Digit 5: Options (one or more)
Blank = None
K = Lockable handle, add $12.00
M = Mounting bracket, add $7.50

Note 1: 1/2" NPT with stainless body only.

Example: BV-S08V-KM = ball valve, stainless, 1/2" NPT, Viton, lock and bracket
BV-A04
`);

/** Characteristics of an ERP: names in the first row of each alone, one whose first answer has no code. */
export const heaterText = bytesOf(`Merkmal;Wert;Text;Preis EUR
GEHAEUSE;ST;Stahl verzinkt;128,00
;VA;Edelstahl 1.4301;214,00
;;Sonderwerkstoffe auf Anfrage;
SPANNUNG;1;24 V DC;
;2;230 V AC;12,50
;3;400 V AC *;18,00
KABEL;;ohne;
;K2;2 m;6,40
;K5;5 m;11,20
;K10;10 m;auf Anfrage
* nur in Edelstahl.;;;
Beispiel: HX ST-2-K5  -> 151,70 EUR;;;
`);

/** Three tables beside each other, and a range of lengths; units as headings. */
export const winchText = bytesOf(`MODEL CW CABLE WINCHES,,,,,,,,,,
,,,,,,,,,,
Capacity,,,,Drum,,,,Control,,
Code,Lbs.,Price,,Code,Description,Price,,Code,Description,Price
05,500,"$1,210",,S,Smooth,-,,P,Pendant,$95
10,"1,000","$1,540",,G,Grooved*,$140,,R,Radio remote**,$410
20,"2,000","$2,105",,,,,,,No control,-
,,,,,,,,,,
Cable length,,,,,,,,,,
Code,Ft.,Price,,,,,,,,
050-200,in steps of 50 ft,$1.20/ft,,,,,,,,
,,,,,,,,,,
"* N/A on 05 capacity.",,,,,,,,,,
"** Consult factory for 20 capacity.",,,,,,,,,,
"Ex.: CW 10 G R - 100",,,,,,,,,,
"Ex.: CW 05 S - 050",,,,,,,,,,
`);

/** Positions with a gap, letters in brackets as marks, and prices in a file of words. */
export const sensorText = bytesOf(`Capteur de niveau CN - Codification;;;;
Rep.;Désignation;Code;Libellé;Prix EUR H.T.
1;Sortie;4;4-20 mA;base 184,00
;;R;Relais inverseur (a);base 171,50
2;Longueur;030;300 mm;inclus
;;060;600 mm;+ 12,40
;;100;1000 mm;+ 21,00
3;Raccord;G;G 1";inclus
;;N;1" NPT;+ 4,80
;;B;Bride DN 50 (b);nous consulter
5;Câble;;sans;
;;C5;5 m;+ 9,60
(a) non disponible avec bride;;;;
(b) longueur 100 uniquement;;;;
Exemple : CN 4 - 060 - N - C5;;;;210,80
ou CN R - 030 - G;;;;171,50
`);

/** One list for all groups, where a standard has no code but a price, and words go on below with the price. */
export const motorText = bytesOf(`Type,Code,Description,List Price
Frame,A,Frame 56,120
Frame,B,Frame 143T,
,,(heavy duty),155
Speed,18,1800 RPM,0
Speed,36,3600 RPM,0
Enclosure,,ODP,0
Enclosure,T,TEFC,35
Enclosure,X,Explosion proof - consult factory,
Brake,-,None,0
Brake,K,"Brake, 6 lb-ft",210
Order as: MT-A18T-K,,,
`);

/** A price book: the option group in each row, beside the product group, and RRP for the price. */
export const fanText = bytesOf(`Product group,Option group,Option code,Option description,RRP (GBP)
Extract fan EF,Size,100,100 mm,£42.00
Extract fan EF,Size,125,125 mm,£49.50
Extract fan EF,Size,150,150 mm,£61.00
Extract fan EF,Control,B,Basic,Inc.
Extract fan EF,Control,T,Overrun timer,£9.00
Extract fan EF,Control,H,Humidistat,£17.50
Extract fan EF,Control,P,Pull cord (not 150),£3.20
Extract fan EF,Finish,W,White,Inc.
Extract fan EF,Finish,S,Satin silver,£6.75
Extract fan EF,Finish,C,Chrome - special order,POA
,,,,
,,,Example: EF100T-S,£57.75
,,,Example: EF150H-W,£78.50
`);

/** A page with two blanks after its codes, of one to three signs. */
export const switchText = bytesOf(`Druckschalter DS 2

Bestellnummer: DS2 - 3 - 010 - K - M12

Stelle 1: Medium
 1  Luft
 2  Wasser
 3  Öl
Stelle 2: Schaltpunkt
 004  0,4 bar
 010  1,0 bar
 025  2,5 bar *)
Stelle 3: Gehäuse
 K  Kunststoff
 M  Messing, vernickelt
Stelle 5: Anschluss (entfällt bei Kabel)
 M12  Stecker M12
 V  Ventilstecker

*) nicht für Medium 1

z. B.  DS2-1-004-M
`);

/** The number in boxes over the tables, strokes as a list in one cell, and Nil for none. */
export const cylinderText = bytesOf(`Model,,Bore size,,Stroke,,Cushion,,Auto switch,
CDM,-,20,-,50,-,N,-,A93,
,,20,20 mm,"25, 50, 75, 100",mm,Nil,Rubber bumper,Nil,Without
,,25,25 mm,,,N,Air cushion,A93,"Reed, lead wire 0.5 m"
,,32,32 mm,,,,,M9B,"Solid state, 3 m"
`);
