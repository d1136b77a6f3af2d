/** The Videos tab of Support: categories and their videos. */
export const supportVideos: Readonly<Record<string, readonly string[]>> = {
  'Floats and pump switches': ['pUmpD0wnUp1', 'tEth3rL3ngt', 'pGgyBackPlg', 'sOraN0orNC1', 'hAng4Floats'],
  Alarms: ['t3stAlarmMo', 'sIlenc3Rset', 'wiF1pa1r1ng'],
  'Control panels': ['s3tOv3rload', 'cOmmDuplex1', 'mQ3fTduplex', 'aLtern8Rela', 'tIm3rDosing', 'h3ronSimul8'],
  Installation: ['cOndu1tSeal', 'sPl1ceJBox1', 'iSb4rr1erWr'],
  'About us': ['f4ctoryTour', 'jObW1ring01'],
};
