# Africa 1880
