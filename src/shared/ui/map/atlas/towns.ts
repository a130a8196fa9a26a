/** A town that a map names: the first rank from far away, the third only from near. */
export interface Town {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  readonly rank: 1 | 2 | 3
}

/** Rank, name, latitude, longitude: capitals and large towns as Natural Earth places them, to a hundredth of a degree. */
const listed = `
1 New York 40.71 -74.01;1 Los Angeles 34.05 -118.24;1 Chicago 41.88 -87.63;1 Toronto 43.65 -79.38;1 Mexico City 19.43 -99.13
1 London 51.51 -0.13;1 Paris 48.86 2.35;1 Berlin 52.52 13.40;1 Madrid 40.42 -3.70;1 Rome 41.90 12.50;1 Moscow 55.76 37.62
1 Istanbul 41.01 28.98;1 Cairo 30.04 31.24;1 Lagos 6.45 3.39;1 Nairobi -1.29 36.82;1 Johannesburg -26.20 28.05;1 Dubai 25.20 55.27
1 Mumbai 19.08 72.88;1 Delhi 28.61 77.21;1 Beijing 39.90 116.41;1 Shanghai 31.23 121.47;1 Tokyo 35.68 139.69;1 Seoul 37.57 126.98
1 Singapore 1.35 103.82;1 Jakarta -6.21 106.85;1 Sydney -33.87 151.21;1 São Paulo -23.55 -46.63;1 Buenos Aires -34.60 -58.38
1 Lima -12.05 -77.04;1 Bogotá 4.71 -74.07;1 Kinshasa -4.32 15.31;1 Riyadh 24.71 46.68;1 Tehran 35.69 51.39;1 Bangkok 13.76 100.50
2 Boston 42.36 -71.06;2 Philadelphia 39.95 -75.17;2 Washington 38.91 -77.04;2 Atlanta 33.75 -84.39;2 Miami 25.76 -80.19
2 Houston 29.76 -95.37;2 Dallas 32.78 -96.80;2 Denver 39.74 -104.99;2 Phoenix 33.45 -112.07;2 Seattle 47.61 -122.33
2 San Francisco 37.77 -122.42;2 San Diego 32.72 -117.16;2 Minneapolis 44.98 -93.27;2 Detroit 42.33 -83.05;2 Montréal 45.50 -73.57
2 Vancouver 49.28 -123.12;2 Calgary 51.05 -114.07;2 Ottawa 45.42 -75.70;2 Guadalajara 20.67 -103.35;2 Monterrey 25.69 -100.32
2 Havana 23.11 -82.37;2 Guatemala City 14.63 -90.51;2 Panama City 8.98 -79.52;2 Caracas 10.48 -66.90;2 Medellín 6.24 -75.58
2 Quito -0.18 -78.47;2 La Paz -16.49 -68.12;2 Santiago -33.45 -70.67;2 Montevideo -34.90 -56.16;2 Rio de Janeiro -22.91 -43.17
2 Brasília -15.79 -47.88;2 Salvador -12.97 -38.50;2 Recife -8.05 -34.90;2 Asunción -25.26 -57.58;2 Dublin 53.35 -6.26
2 Edinburgh 55.95 -3.19;2 Manchester 53.48 -2.24;2 Birmingham 52.48 -1.90;2 Lisbon 38.72 -9.14;2 Barcelona 41.39 2.17
2 Valencia 39.47 -0.38;2 Seville 37.39 -5.98;2 Marseille 43.30 5.37;2 Lyon 45.76 4.84;2 Toulouse 43.60 1.44;2 Brussels 50.85 4.35
2 Amsterdam 52.37 4.90;2 Hamburg 53.55 9.99;2 Munich 48.14 11.58;2 Cologne 50.94 6.96;2 Frankfurt 50.11 8.68;2 Zürich 47.38 8.54
2 Vienna 48.21 16.37;2 Prague 50.08 14.44;2 Warsaw 52.23 21.01;2 Budapest 47.50 19.04;2 Milan 45.46 9.19;2 Naples 40.85 14.27
2 Copenhagen 55.68 12.57;2 Stockholm 59.33 18.07;2 Oslo 59.91 10.75;2 Helsinki 60.17 24.94;2 Saint Petersburg 59.93 30.34
2 Kyiv 50.45 30.52;2 Minsk 53.90 27.56;2 Riga 56.95 24.11;2 Bucharest 44.43 26.10;2 Sofia 42.70 23.32;2 Belgrade 44.79 20.45
2 Athens 37.98 23.73;2 Zagreb 45.81 15.98;2 Ankara 39.93 32.86;2 Izmir 38.42 27.14;2 Reykjavík 64.15 -21.94;2 Casablanca 33.57 -7.59
2 Algiers 36.75 3.06;2 Tunis 36.81 10.18;2 Tripoli 32.89 13.19;2 Alexandria 31.20 29.92;2 Khartoum 15.50 32.56;2 Addis Ababa 9.03 38.74
2 Dakar 14.72 -17.47;2 Accra 5.60 -0.19;2 Abidjan 5.36 -4.01;2 Abuja 9.06 7.49;2 Kano 12.00 8.52;2 Luanda -8.84 13.23
2 Kampala 0.35 32.58;2 Dar es Salaam -6.79 39.21;2 Lusaka -15.39 28.32;2 Harare -17.83 31.05;2 Maputo -25.97 32.57
2 Cape Town -33.92 18.42;2 Durban -29.86 31.02;2 Antananarivo -18.88 47.51;2 Jerusalem 31.77 35.21;2 Tel Aviv 32.09 34.78
2 Beirut 33.89 35.50;2 Damascus 33.51 36.28;2 Amman 31.95 35.93;2 Baghdad 33.31 44.37;2 Kuwait City 29.38 47.99;2 Doha 25.29 51.53
2 Abu Dhabi 24.45 54.38;2 Muscat 23.59 58.41;2 Jeddah 21.49 39.19;2 Sanaa 15.37 44.19;2 Karachi 24.86 67.01;2 Lahore 31.55 74.34
2 Islamabad 33.68 73.05;2 Kabul 34.56 69.21;2 Tashkent 41.30 69.24;2 Almaty 43.24 76.89;2 Kolkata 22.57 88.36;2 Chennai 13.08 80.27
2 Bengaluru 12.97 77.59;2 Hyderabad 17.39 78.49;2 Ahmedabad 23.02 72.57;2 Pune 18.52 73.86;2 Colombo 6.93 79.86;2 Dhaka 23.81 90.41
2 Kathmandu 27.72 85.32;2 Yangon 16.87 96.20;2 Hanoi 21.03 105.85;2 Ho Chi Minh City 10.82 106.63;2 Manila 14.60 120.98
2 Kuala Lumpur 3.14 101.69;2 Hong Kong 22.32 114.17;2 Guangzhou 23.13 113.26;2 Shenzhen 22.54 114.06;2 Chengdu 30.57 104.07
2 Wuhan 30.59 114.31;2 Xi'an 34.34 108.94;2 Taipei 25.03 121.57;2 Osaka 34.69 135.50;2 Sapporo 43.06 141.35;2 Busan 35.18 129.08
2 Ulaanbaatar 47.89 106.91;2 Novosibirsk 55.03 82.92;2 Yekaterinburg 56.84 60.65;2 Vladivostok 43.12 131.89;2 Melbourne -37.81 144.96
2 Brisbane -27.47 153.03;2 Perth -31.95 115.86;2 Adelaide -34.93 138.60;2 Auckland -36.85 174.76;2 Wellington -41.29 174.78;2 Suva -18.14 178.44
2 Honolulu 21.31 -157.86;2 Anchorage 61.22 -149.90
3 Newark 40.74 -74.17;3 Jersey City 40.72 -74.04;3 Brooklyn 40.65 -73.95;3 Queens 40.73 -73.79;3 The Bronx 40.84 -73.87
3 Yonkers 40.93 -73.90;3 Stamford 41.05 -73.54;3 New Haven 41.31 -72.92;3 Hartford 41.77 -72.67;3 Providence 41.82 -71.41
3 Worcester 42.26 -71.80;3 Albany 42.65 -73.76;3 Buffalo 42.89 -78.88;3 Pittsburgh 40.44 -80.00;3 Baltimore 39.29 -76.61
3 Richmond 37.54 -77.44;3 Charlotte 35.23 -80.84;3 Jacksonville 30.33 -81.66;3 Orlando 28.54 -81.38;3 Tampa 27.95 -82.46
3 Nashville 36.16 -86.78;3 Memphis 35.15 -90.05;3 New Orleans 29.95 -90.07;3 St. Louis 38.63 -90.20;3 Kansas City 39.10 -94.58
3 Cincinnati 39.10 -84.51;3 Columbus 39.96 -83.00;3 Cleveland 41.50 -81.69;3 Indianapolis 39.77 -86.16;3 Milwaukee 43.04 -87.91
3 Evanston 42.05 -87.69;3 Oak Park 41.89 -87.78;3 Cicero 41.85 -87.75;3 Gary 41.59 -87.35;3 Aurora 41.76 -88.32;3 Waukegan 42.36 -87.84
3 Rockford 42.27 -89.09;3 Madison 43.07 -89.40;3 Des Moines 41.59 -93.62;3 Omaha 41.26 -95.93;3 Oklahoma City 35.47 -97.52
3 San Antonio 29.42 -98.49;3 Austin 30.27 -97.74;3 El Paso 31.76 -106.49;3 Albuquerque 35.08 -106.65;3 Boulder 40.01 -105.27
3 Lakewood 39.70 -105.08;3 Fort Collins 40.59 -105.08;3 Colorado Springs 38.83 -104.82;3 Salt Lake City 40.76 -111.89
3 Las Vegas 36.17 -115.14;3 Tucson 32.22 -110.97;3 Sacramento 38.58 -121.49;3 San José 37.34 -121.89;3 Oakland 37.80 -122.27
3 Fresno 36.74 -119.79;3 Long Beach 33.77 -118.19;3 Santa Monica 34.02 -118.49;3 Pasadena 34.15 -118.14;3 Anaheim 33.84 -117.91
3 Portland 45.52 -122.68;3 Spokane 47.66 -117.43;3 Boise 43.62 -116.20;3 Québec 46.81 -71.21;3 Hamilton 43.26 -79.87;3 Winnipeg 49.90 -97.14
3 Edmonton 53.55 -113.49;3 Leeds 53.80 -1.55;3 Liverpool 53.41 -2.99;3 Sheffield 53.38 -1.47;3 Bristol 51.45 -2.59;3 Cardiff 51.48 -3.18
3 Glasgow 55.86 -4.25;3 Belfast 54.60 -5.93;3 Newcastle 54.98 -1.61;3 Oxford 51.75 -1.26;3 Cambridge 52.21 0.12;3 Brighton 50.82 -0.14
3 Croydon 51.37 -0.10;3 Watford 51.66 -0.40;3 Reading 51.45 -0.97;3 Southend 51.54 0.71;3 Cork 51.90 -8.47;3 Porto 41.15 -8.61
3 Bilbao 43.26 -2.93;3 Zaragoza 41.65 -0.89;3 Málaga 36.72 -4.42;3 Murcia 37.98 -1.13;3 Toledo 39.86 -4.03;3 Alcalá de Henares 40.48 -3.36
3 Getafe 40.31 -3.73;3 Nice 43.70 7.27;3 Nantes 47.22 -1.55;3 Bordeaux 44.84 -0.58;3 Lille 50.63 3.06;3 Strasbourg 48.58 7.75
3 Versailles 48.80 2.13;3 Saint-Denis 48.94 2.36;3 Montreuil 48.86 2.44;3 Rouen 49.44 1.10;3 Reims 49.26 4.03;3 Rennes 48.11 -1.68
3 Antwerp 51.22 4.40;3 Rotterdam 51.92 4.48;3 The Hague 52.08 4.31;3 Luxembourg 49.61 6.13;3 Bremen 53.08 8.80;3 Hanover 52.37 9.73
3 Leipzig 51.34 12.37;3 Dresden 51.05 13.74;3 Potsdam 52.39 13.06;3 Spandau 52.54 13.20;3 Köpenick 52.44 13.57;3 Oranienburg 52.75 13.24
3 Nuremberg 49.45 11.08;3 Stuttgart 48.78 9.18;3 Düsseldorf 51.23 6.78;3 Dortmund 51.51 7.47;3 Geneva 46.20 6.14;3 Bern 46.95 7.45
3 Salzburg 47.81 13.06;3 Graz 47.07 15.44;3 Turin 45.07 7.69;3 Florence 43.77 11.26;3 Venice 45.44 12.32;3 Bologna 44.49 11.34
3 Palermo 38.12 13.36;3 Kraków 50.06 19.94;3 Gdańsk 54.35 18.65;3 Wrocław 51.11 17.04;3 Brno 49.20 16.61;3 Bratislava 48.15 17.11
3 Ljubljana 46.06 14.51;3 Sarajevo 43.86 18.41;3 Skopje 42.00 21.43;3 Tirana 41.33 19.82;3 Gothenburg 57.71 11.97;3 Malmö 55.60 13.00
3 Aarhus 56.16 10.20;3 Bergen 60.39 5.32;3 Tampere 61.50 23.76;3 Tallinn 59.44 24.75;3 Vilnius 54.69 25.28;3 Lviv 49.84 24.03
3 Odesa 46.48 30.73;3 Kharkiv 49.99 36.23;3 Thessaloniki 40.64 22.94;3 Bursa 40.19 29.06;3 Antalya 36.90 30.71;3 Marrakesh 31.63 -8.01
3 Rabat 34.02 -6.84;3 Sharjah 25.35 55.42;3 Ajman 25.41 55.44;3 Al Ain 24.21 55.74;3 Mecca 21.39 39.86;3 Medina 24.47 39.61
3 Mombasa -4.04 39.67;3 Pretoria -25.75 28.19;3 Thane 19.22 72.98;3 Navi Mumbai 19.03 73.03;3 Vasai 19.39 72.84;3 Nashik 20.00 73.79
3 Surat 21.17 72.83;3 Nagpur 21.15 79.09;3 Jaipur 26.91 75.79;3 Lucknow 26.85 80.95;3 Kanpur 26.45 80.33;3 Indore 22.72 75.86
3 Bhopal 23.26 77.41;3 Patna 25.59 85.14;3 Kochi 9.93 76.27;3 Coimbatore 11.02 76.96;3 Visakhapatnam 17.69 83.22;3 Chandigarh 30.73 76.78
3 Yokohama 35.44 139.64;3 Nagoya 35.18 136.91;3 Kyoto 35.01 135.77;3 Fukuoka 33.59 130.40;3 Hiroshima 34.39 132.46;3 Sendai 38.27 140.87
3 Nanjing 32.06 118.80;3 Hangzhou 30.27 120.16;3 Chongqing 29.56 106.55;3 Tianjin 39.34 117.36;3 Harbin 45.80 126.53;3 Surabaya -7.26 112.75
3 Bandung -6.92 107.61;3 Cebu 10.32 123.89;3 Da Nang 16.05 108.20;3 Chiang Mai 18.79 98.98;3 Parramatta -33.82 151.00
3 Penrith -33.75 150.69;3 Newcastle -32.93 151.78;3 Wollongong -34.42 150.89;3 Canberra -35.28 149.13;3 Hobart -42.88 147.33
3 Gold Coast -28.02 153.40;3 Geelong -38.15 144.36;3 Darwin -12.46 130.84;3 Christchurch -43.53 172.64;3 Córdoba -31.42 -64.18
3 Rosario -32.94 -60.64;3 Mendoza -32.89 -68.84;3 Valparaíso -33.05 -71.61;3 Cali 3.45 -76.53;3 Barranquilla 10.97 -74.80
3 Guayaquil -2.17 -79.92;3 Arequipa -16.41 -71.54;3 Belo Horizonte -19.92 -43.94;3 Curitiba -25.43 -49.27;3 Porto Alegre -30.03 -51.23
3 Fortaleza -3.73 -38.53;3 Manaus -3.12 -60.02;3 Campinas -22.91 -47.06;3 Puebla 19.04 -98.21;3 Tijuana 32.51 -117.04;3 San Juan 18.47 -66.11`

export const towns: readonly Town[] = listed
  .split(/[;\n]/)
  .filter(Boolean)
  .map((line) => {
    const [, rank = '', name = '', latitude, longitude] = /^(\d) (.+) (-?[\d.]+) (-?[\d.]+)$/.exec(line)!
    return { name, latitude: Number(latitude), longitude: Number(longitude), rank: Number(rank) as Town['rank'] }
  })
